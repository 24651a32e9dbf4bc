import os

from nicegui import ui


@ui.page("/")
def page():
    state = {"clicks": 0, "beats": 0}
    clicks = ui.label("0").props("id=clicks")

    def click():
        state["clicks"] += 1
        clicks.set_text(str(state["clicks"]))

    def beat():
        state["beats"] += 1
        beats.set_text(f"{state['beats']} beats")

    ui.button("Click", on_click=click)
    beats = ui.label("0 beats")
    ui.timer(1, beat)


ui.run(host="127.0.0.1", port=int(os.environ["PORT"]), show=False, reload=False, title="Clicks")
