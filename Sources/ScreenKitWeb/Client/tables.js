// Lists, tables, and text views with line numbers; client.js loads this file when it meets the first of them.

// The style rules for these views, which are not in the style sheet of all pages. Browsers draw no element of more than about
// 33 million pixels, so the lines of a longer list share that height, and its visible rows are placed accordingly.
const rules = new CSSStyleSheet();
rules.replaceSync(`
.lines{min-height:min(33e6px,var(--lines,0)*var(--rh,1)*var(--row))}
.rows{padding-top:calc(var(--above,0)*min(33e6px/var(--lines,1),var(--rh,1)*var(--row)))}
.nums{position:relative;overflow:hidden;flex:none;text-align:end;color:var(--secondary);user-select:none;font-variant-numeric:tabular-nums}
.nums>*{position:absolute;inset-inline:0 1ch}
.nums>.copy{visibility:hidden;inset-inline-end:auto;inset-block-start:0;text-align:start;white-space:pre-wrap;overflow-wrap:break-word}
.copy>*{min-height:1lh}
.tn>.ta{text-align:inherit;min-width:0}
[data-w]{position:relative}
.grip{position:absolute;inset-block:0;inset-inline-end:0;width:1ch;cursor:col-resize;touch-action:none;border-inline-end:1px solid var(--line)}
`);
document.adoptedStyleSheets.push(rules);

const isMirrored = (element) => getComputedStyle(element).direction === "rtl";

// The distance of the pointer from the start of an element, in pixels.
const distance = (element, { clientX }) => {
  const { left, right } = element.getBoundingClientRect();
  return isMirrored(element) ? right - clientX : clientX - left;
};

const lineHeight = (list) => list.lastElementChild.offsetHeight / Math.max(1, list.dataset.n) || 1;
const placeOf = (list, line) => list.lastElementChild.offsetTop + line * lineHeight(list);

// A list: tells its visible lines.
export function w({ element: list, number }, { send }) {
  const tell = () => {
    // Without lines, their height is unknown.
    if (!list.clientHeight || !Number(list.dataset.n)) return;
    const height = lineHeight(list);
    const top = Math.floor(Math.max(0, list.scrollTop + 1 - placeOf(list, 0)) / height);
    const visible = Math.min(200, Math.floor(list.clientHeight / height));
    const told = list.told ?? [0, 24];
    if (visible === told[1] && Math.abs(top - told[0]) < Math.max(1, visible / 2)) return;
    list.told = [top, visible];
    send(["w", number, top, visible]);
  };
  list.addEventListener("scroll", tell);
  const observer = new ResizeObserver(tell);
  for (const box of [list, list.lastElementChild]) observer.observe(box);
}

// Scrolls a list to a line.
export function top([list, line]) { list.scrollTop = line && placeOf(list, line); }

// A table's header: changes the widths of columns, and highlights the cell that is pressed in the rows below it.
export function o({ element, number }, { send, unit }) {
  let told = "";
  const setWidth = (title, width) => {
    const message = ["x", number, Number(title.dataset.w), Math.max(1, Math.round(width))];
    if (String(message) !== told) send(message);
    told = String(message);
  };
  // The title stays while its column changes.
  let dragged = null;
  element.addEventListener("pointerdown", (event) => {
    if (event.button || !event.target.matches(".grip")) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    dragged = event.target.parentElement;
  });
  element.addEventListener("pointermove", (event) => {
    if (dragged) setWidth(dragged, distance(dragged, event) / unit().width);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    element.addEventListener(name, () => { dragged = null; });
  }
  element.addEventListener("keydown", (event) => {
    const title = event.target.closest("[data-w]");
    if (!title || !event.altKey || event.ctrlKey || event.metaKey || !"<>".includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const isWider = (event.key === ">") !== isMirrored(element);
    setWidth(title, title.offsetWidth / unit().width + (isWider ? 1 : -1));
  });
  element.parentElement?.addEventListener("click", (event) => {
    const cell = event.target.closest(".by-cell [data-i]");
    if (!cell || cell.classList.contains("at")) return;
    send(["v", Number(cell.closest(".list").id.slice(1)), Number(cell.dataset.i)]);
    // The first press of a cell only highlights it, also in the highlighted row.
    if (cell.closest(".r.hi")) event.stopPropagation();
  }, true);
}

// A text view: shows the numbers of the visible lines in a strip beside the text.
export function n({ element, field }, { unit }) {
  const [strip, text] = element.children;
  // Lines that are wrapped are measured in a copy.
  const copy = document.createElement("div");
  copy.className = "copy";
  let tops = [], lines = [], digit = 0;
  const number = (line, top) => {
    const label = document.createElement("div");
    label.textContent = line + 1;
    label.style.top = `${top}px`;
    return label;
  };
  const show = () => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(text);
    const above = parseFloat(paddingTop);
    // Browsers round the height of a line; over thousands of lines the error would be visible.
    const height = text.scrollHeight <= text.clientHeight ? parseFloat(lineHeight)
      : (text.scrollHeight - above - parseFloat(paddingBottom)) / lines.length;
    const start = text.clientTop + above - text.scrollTop;
    const top = (line) => start + (tops[line] ?? line * height);
    let line = tops.length ? tops.findLastIndex((place) => start + place <= 0) : Math.floor(-start / height);
    const labels = [];
    for (line = Math.max(0, line); line < lines.length && top(line) < text.offsetHeight; line++) {
      labels.push(number(line, top(line)));
    }
    strip.replaceChildren(copy, ...labels);
  };
  const draw = () => {
    lines = text.value.split("\n");
    const digits = String(lines.length).length;
    strip.style.width = `${digits + 1}ch`;
    // The strip disappears in a view too narrow for it and some text.
    strip.hidden = element.clientWidth < (digits + 9) * digit;
    const isWrapped = !element.matches(".cut");
    if (isWrapped) {
      const { paddingLeft, paddingRight } = getComputedStyle(text);
      copy.style.width = `${text.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)}px`;
      lines.forEach((line, index) => {
        const row = copy.children[index] ?? copy.appendChild(document.createElement("div"));
        if (row.textContent !== line) row.textContent = line;
      });
    }
    while (copy.children.length > (isWrapped ? lines.length : 0)) copy.lastChild.remove();
    strip.prepend(copy);
    const { top } = copy.getBoundingClientRect();
    tops = [...copy.children].map((row) => row.getBoundingClientRect().top - top);
    show();
  };
  field.draw = draw;
  text.addEventListener("input", draw);
  text.addEventListener("scroll", show);
  new ResizeObserver(() => {
    digit = unit().width;
    draw();
  }).observe(element);
  new MutationObserver(draw).observe(element, { attributeFilter: ["class"] });
}
