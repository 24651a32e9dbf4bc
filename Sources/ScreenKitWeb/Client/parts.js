// The parts of the client that few pages need; client.js loads them when needed.

// Shows another look.
export function look([name, file]) {
  const sheet = document.querySelector("link");
  sheet.onload = () => { document.documentElement.className = "look-" + name; dispatchEvent(new Event("resize")); };
  sheet.href = new URL(file, sheet.href);
}

// A split view tells its length; a frame tells the space around it.
export function g({ element, number }, { send, unit }) {
  const isSplit = element.matches(".split");
  const box = isSplit ? element : element.parentElement;
  if (!box) return;
  let told = "";
  new ResizeObserver(([{ contentRect }]) => {
    const { width, height } = unit();
    const columns = Math.floor(contentRect.width / width + 0.01);
    const lines = Math.floor(contentRect.height / height + 0.01);
    const space = isSplit ? [element.matches(".down") ? lines : columns] : [columns, lines];
    if (Math.min(...space) > 0 && String(space) !== told) send(["g", number, ...space]);
    told = String(space);
  }).observe(box);
}

const isMirrored = (element) => getComputedStyle(element).direction === "rtl";

// The place of the pointer from the top start corner, in units.
const within = (element, { clientX, clientY }, { width, height }) => {
  const { left, right, top } = element.getBoundingClientRect();
  const x = isMirrored(element) ? right - clientX : clientX - left;
  return [x / width, (clientY - top) / height];
};

// A divider of a split view: the user moves it.
export function j({ element: divider, number }, { send, unit }) {
  const isDown = () => divider.ariaOrientation === "horizontal";
  const place = () => Number(divider.ariaValueNow);
  const move = (wanted) => {
    const target = Math.max(Number(divider.ariaValueMin), Math.min(Number(divider.ariaValueMax), wanted));
    const change = target - place();
    if (!change) return;
    const split = divider.parentElement;
    const tracks = split.style.getPropertyValue("--tracks").split(" ");
    const index = [...split.children].indexOf(divider);
    for (const [at, sign] of [[index - 1, 1], [index + 1, -1]]) {
      tracks[at] = tracks[at].replace(/^\d+/, (size) => Number(size) + sign * change);
    }
    split.style.setProperty("--tracks", tracks.join(" "));
    divider.ariaValueNow = target;
    send(["v", number, target]);
  };
  divider.addEventListener("pointerdown", (event) => {
    if (event.button === 0) divider.setPointerCapture(event.pointerId);
  });
  divider.addEventListener("pointermove", (event) => {
    if (!divider.hasPointerCapture(event.pointerId)) return;
    const [x, y] = within(divider.parentElement, event, unit());
    move(Math.round(isDown() ? y : x));
  });
  divider.addEventListener("keydown", (event) => {
    const steps = isDown() ? { ArrowUp: -1, ArrowDown: 1 } : { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    move(place() + (!isDown() && isMirrored(divider) ? -step : step));
  });
}

// A bar of tabs: centres the selected one, and marks ends where there are more.
export function b({ element }) {
  const [strip, before, after] = element.children;
  const mark = () => {
    const at = Math.abs(strip.scrollLeft);
    before.classList.toggle("on", at > 1);
    after.classList.toggle("on", at + strip.clientWidth < strip.scrollWidth - 1);
  };
  let shown = null;
  const follow = () => {
    const tab = strip.querySelector("[aria-selected=true]");
    if (tab && tab !== shown) {
      tab.scrollIntoView({ block: "nearest", inline: "center" });
      if (strip.contains(document.activeElement)) tab.focus();
    }
    shown = tab;
    mark();
  };
  const scroll = (distance) => { strip.scrollLeft += isMirrored(strip) ? -distance : distance; };
  strip.addEventListener("scroll", mark);
  element.addEventListener("wheel", (event) => {
    if (event.deltaX || event.ctrlKey || strip.scrollWidth <= strip.clientWidth) return;
    event.preventDefault();
    scroll(event.deltaY);
  }, { passive: false });
  before.addEventListener("click", () => scroll(-0.8 * strip.clientWidth));
  after.addEventListener("click", () => scroll(0.8 * strip.clientWidth));
  new MutationObserver(follow).observe(strip, { subtree: true, childList: true, characterData: true, attributeFilter: ["aria-selected"] });
  // Another width of the window shows the selected tab again.
  new ResizeObserver(() => { shown = null; follow(); }).observe(strip);
  follow();
}

// A view that draws by itself: gets the pointer, in its own units; outside by a capital letter.
export function i({ element, number }, { send, unit }) {
  let last = "";
  const on = (name, letter) => element.addEventListener("pointer" + name, (event) => {
    const { target, button, pointerId, clientX, clientY } = event;
    if (letter === "d") {
      // A control within the view has the pointer for itself.
      if (button || target.closest("[data-on]") !== element) return;
      element.setPointerCapture(pointerId);
    }
    if (!element.hasPointerCapture(pointerId)) return;
    const isOver = element.contains(document.elementFromPoint(clientX, clientY));
    const place = within(element, event, unit()).map(Math.floor);
    const message = ["i", number, ...place, isOver ? letter : letter.toUpperCase()];
    if (letter !== "m" || String(message) !== last) send(message);
    last = String(message);
  });
  on("down", "d");
  on("move", "m");
  on("up", "u");
  on("cancel", "U");
}

// Keeps where the user asks for a menu, for the style sheet: at the pointer, or below an element.
export function menu(at) {
  const box = at.getBoundingClientRect?.();
  const x = !box ? at.clientX : isMirrored(at) ? box.right : box.left;
  document.body.style.cssText = `--x:${x}px;--y:${box ? box.bottom : at.clientY}px`;
}

// A document: tells which of its blocks is the first in sight.
export function l({ element, number }, { send }) {
  element.addEventListener("scroll", () => {
    const top = element.offsetTop + element.scrollTop + 1;
    const block = [...element.children].findIndex(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > top);
    if (block >= 0 && block !== (element.told ?? 0)) send(["w", number, element.told = block, 1]);
  });
}

// Scrolls a document to a block, or a text to a line.
export function scroll([node, place]) {
  const element = node.matches(".tn") ? node.lastElementChild : node;
  element.told = place;
  element.scrollTop = element.children[place]?.offsetTop - element.offsetTop
    || place * parseFloat(getComputedStyle(element).lineHeight);
}

// A canvas: draws its pixels, given as the width, the height, and four bytes for each in Base64.
export function px(canvas) {
  const draw = () => {
    const [width, height, letters] = canvas.dataset.px?.split(" ") ?? [];
    if (!letters) return;
    [canvas.width, canvas.height] = [width, height];
    const bytes = Uint8ClampedArray.from(atob(letters), (letter) => letter.charCodeAt(0));
    canvas.getContext("2d").putImageData(new ImageData(bytes, Number(width)), 0, 0);
  };
  new MutationObserver(draw).observe(canvas, { attributeFilter: ["data-px"] });
  draw();
}

const keyOf = ({ element }) => [element.type, element.ariaLabel, element.placeholder].join("\n");

// Another session shows the screen: what was typed in the nodes of the earlier one goes into its fields.
export function restore([title, drafts], { nodes, edited }) {
  if (title !== document.title) return;
  const old = drafts.flatMap(({ field }) => field ?? []);
  for (const { field } of nodes.values()) {
    const index = field ? old.findIndex((draft) => keyOf(draft) === keyOf(field)) : -1;
    if (index < 0) continue;
    const [draft] = old.splice(index, 1);
    if (!draft.isTyped || field.isTyped || draft.shown === field.shown) continue;
    field.element.value = draft.shown;
    field.draw?.();
    edited(field);
  }
}
