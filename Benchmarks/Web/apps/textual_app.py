from textual.app import App
from textual.widgets import Button, Label


class Clicks(App):
    clicks = beats = 0

    def compose(self):
        yield Button("Click")
        yield Label("0", id="clicks")
        yield Label("0 beats", id="beats")

    def on_mount(self):
        self.set_interval(1, self.beat)

    def on_button_pressed(self):
        self.clicks += 1
        self.query_one("#clicks", Label).update(str(self.clicks))

    def beat(self):
        self.beats += 1
        self.query_one("#beats", Label).update(f"{self.beats} beats")


if __name__ == "__main__":
    Clicks().run()
