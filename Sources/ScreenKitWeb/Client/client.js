// Applies frames and sends what the user does; no text becomes markup.

const boot = JSON.parse(document.getElementById("sk-boot").textContent);
const bar = document.getElementById("sk-bar");
const form = document.getElementById("sk");
const SVG = new Set("svg g path line rect polyline circle text title".split(" "));
const FOCUSABLE = "input,textarea,select,button,[tabindex]";
const TYPED = 'input[type=text],input[type=password],textarea';
// Creates the element of a template.
function compile([name, attributes, slots, content], kind, path) {
  const element = create(name);
  for (const key in attributes) {
    element.setAttribute(key, attributes[key]);
    if (attributes[key].includes("#")) slots.push([-1, "#", key, attributes[key]]);
  }
  for (const [number, letter, key, pattern] of slots) kind.slots.push({ number, letter, key, path, pattern });
  if (content === 1) kind.box = path;
  for (const index in content) element.append(compile(content[index], kind, [...path, index]));
  return element;
}

const create = (name) => SVG.has(name)
  ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);

const kinds = boot.kinds.map((template) => {
  const kind = { slots: [] };
  kind.element = compile(template, kind, []);
  kind.slots.sort((a, b) => a.number - b.number);
  return kind;
});

const follow = (element, path) => path.reduce((inner, index) => inner.children[index], element);
// Nodes
const nodes = new Map();
// Calls a function of tables.js or parts.js.
const part = (name, value) => import(["n", "o", "w", "top"].includes(name) ? boot.tables : boot.parts)
  .then((parts) => parts[name](value, { nodes, send, unit, edited }));
const mark = ({ element: e, kind }) => e.ariaHasPopup = e.matches(".cm") ? "menu" : kind.element.ariaHasPopup;
function adopt(number, kindNumber, element) {
  const kind = kinds[kindNumber];
  const slots = kind.slots.map((slot) => ({ ...slot, element: follow(element, slot.path) }));
  const node = { number, element, kind, slots, box: kind.box && follow(element, kind.box) };
  nodes.set(number, node);
  mark(node);
  const { on } = element.dataset;
  if (/^[gilojbnw]$/.test(on)) part(on, node);
  for (const slot of slots) if (slot.key === "data-px") part("px", slot.element);
  const edit = slots.find(({ letter }) => letter === "v");
  if (edit) node.field = newField(edit.element, number);
  return node;
}

// Creates or reuses the element of `[number, kind, slots, children]`.
function build([number, kindNumber, values = [], children = []]) {
  const kind = kinds[kindNumber];
  let node = nodes.get(number);
  if (node?.kind !== kind) {
    const element = kind.element.cloneNode(true);
    element.id = "n" + number;
    element.dataset.k = kindNumber;
    node = adopt(number, kindNumber, element);
  }
  for (const slot of node.slots) apply(node, slot, values[slot.number] ?? 0);
  if (node.box) {
    const inner = children.map((child) => build(child).element);
    for (const old of [...node.box.children]) if (!inner.includes(old)) old.remove();
    // Elements that stay keep what is composed.
    let next = node.box.firstElementChild;
    for (const element of inner) {
      if (element !== next) node.box.insertBefore(element, next);
      next = element.nextElementSibling;
    }
  }
  return node;
}

function forget({ number, element }) {
  for (const inner of element.querySelectorAll("[data-k]")) nodes.delete(numberOf(inner));
  element.remove();
  nodes.delete(number);
}

const numberOf = (element) => +element.id.slice(1);
function apply(node, { element, letter, key, pattern }, value) {
  const text = value || "";
  switch (letter) {
    case "#": element.setAttribute(key, pattern.replaceAll("#", node.number)); break;
    case "t": if (element.textContent !== text) element.textContent = text; break;
    case "a":
      if (key === "value") element.value = text;
      if (value === 0) element.removeAttribute(key); else element.setAttribute(key, value);
      break;
    case "b": element[key === "readonly" ? "readOnly" : key] = value !== 0; break;
    case "c": element.className = node.kind.element.className + (value ? " " + value : ""); mark(node); break;
    case "m": measure(element, value || []); break;
    case "r": {
      const chosen = element.value;
      element.replaceChildren(...rich(value || []));
      // A menu keeps its choice.
      if (element.matches("select")) element.value = chosen;
      break;
    }
    case "n": [...element.children].forEach((child, i) => { child.hidden = i + 1 !== value; }); break;
    case "v": if (value) receiveWhole(node.field, ...value); break;
  }
}

function measure(element, values) {
  element.style.cssText = "";
  for (let i = 0; i < values.length; i += 2) {
    const [name, unit] = boot.measures[values[i]];
    const value = values[i + 1];
    element.style.setProperty(name, typeof value === "number" ? value + unit : value);
  }
}

// Creates `[element, [attribute, value…], content…]`.
const rich = (parts) => parts.map((part) => {
  if (typeof part === "string") return part;
  const [name, attributes, ...content] = part;
  const element = create(name);
  for (let i = 0; i < attributes.length; i += 2) element.setAttribute(attributes[i], attributes[i + 1]);
  element.append(...rich(content));
  return element;
});

// Text that both sides change, by steps as in TextStep.swift.
const newField = (element, number) => ({
  element, number, base: element.defaultValue, shown: element.defaultValue, revision: 0,
  pending: [], composing: false, held: [],
});
const selection = ({ element }) => [element.selectionStart, element.selectionEnd];
const step = (at, gone, text) => ({ at, gone, text });
const replaceSteps = (at, to, text) =>
  [step(at, to - at, ""), step(at, 0, text)].filter(({ gone, text }) => gone || text);

function after(own, other, first) {
  const { at, gone, text } = own;
  const added = other.text.length;
  if (!added) {
    const moved = (place) => place > other.at ? Math.max(other.at, place - other.gone) : place;
    const start = moved(at), rest = moved(at + gone) - start;
    return text || rest ? [step(start, rest, text)] : [];
  }
  if (at > other.at || at === other.at && !(text && first)) return [step(at + added, gone, text)];
  if (other.at >= at + gone) return [own];
  return [step(other.at + added, at + gone - other.at, ""), step(at, other.at - at, "")];
}

// Returns both lists of steps, each after the other one.
function transform(server, client) {
  const [one, ...others] = server, [own, ...rest] = client;
  if (!one || !own) return [server, client];
  const [head, later] = transform(after(one, own, true), rest);
  const [tail, result] = transform(others, [...after(own, one, false), ...later]);
  return [[...head, ...tail], result];
}

const perform = (text, steps) => steps.reduce(
  (text, { at, gone, text: added }) => text.slice(0, at) + added + text.slice(at + gone), text);

function difference(old, text) {
  let start = 0;
  const most = Math.min(old.length, text.length);
  while (start < most && old[start] === text[start]) start++;
  if (/[\uD800-\uDBFF]/.test(old[start - 1])) start--;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === text.at(-1 - end)) end++;
  if (end > 0 && /[\uDC00-\uDFFF]/.test(text.at(-end))) end--;
  return [start, old.length - end, text.slice(start, text.length - end)];
}

function edited(field) {
  const { element, pending } = field;
  if (field.composing || field.shown === element.value) return;
  let [at, to, text] = difference(field.shown, element.value);
  field.shown = element.value;
  // Loaded early, since the host may be gone later.
  if (!field.isTyped) part("restore", []);
  field.isTyped = true;
  // A unit has up to 6 bytes in JSON, and a message up to 64 KiB.
  for (const piece of text.match(/.{1,10000}(?![\uDC00-\uDFFF])/gs) ?? [""]) {
    const edit = unsent(piece.length + 200, field);
    if (edit !== pending.at(-1)) pending.push(edit);
    edit.operations.push(...replaceSteps(at, to, piece));
    edit.selected = selection(field);
    to = at += piece.length;
  }
}

function fold(field, message) {
  while (field.pending[0]?.number <= message) {
    field.base = perform(field.base, field.pending.shift().operations);
  }
}

function receiveSteps(field, ...change) {
  if (field.composing) return field.held.push(change);
  const [message, steps, revision, ...selected] = change;
  fold(field, message);
  field.revision = revision;
  field.base = perform(field.base, steps);
  let local = steps;
  const moved = (at) => local.reduce((at, other) => after(step(at, 0, " "), other, true)[0].at, at);
  for (const edit of field.pending) {
    [local, edit.operations] = transform(local, edit.operations);
    edit.selected = edit.selected.map(moved);
  }
  const isAlone = selected.length && !field.pending.length;
  const [start, end] = isAlone ? selected.sort((a, b) => a - b) : selection(field).map(moved);
  const { element } = field;
  field.shown = perform(field.shown, local);
  if (element.value !== field.shown) element.value = field.shown;
  field.draw?.();
  if (document.activeElement === element) element.setSelectionRange(start, end);
}

function endComposition(field) {
  field.composing = false;
  edited(field);
  for (const change of field.held.splice(0)) receiveSteps(field, ...change);
}

function receiveWhole(field, revision, text) {
  fold(field, confirmed);
  // The text contains the changes held back.
  field.held = [];
  receiveSteps(field, confirmed, replaceSteps(...difference(field.base, text)), revision);
}

// Messages
let socket = null, lastFrame = boot.frame, lastMessage = 0, confirmed = 0, acknowledged = 0, ackTimer = 0;
let ticket = boot.ticket, epoch = boot.epoch, tries = 0, isEnded = false, isJoined = false;
let outbox = [], serverFocus = 0, keys = new Set(boot.keys);
// The steps in the history, the next, later ones.
let places = 0, expected = null, later = [], isGuarded = false;
// The server does not know of a move.
let isMoved = true;

// Returns the message for an operation or for steps of a field.
function unsent(size, field) {
  let message = outbox.at(-1);
  if (!message || message.line || message.field !== field || (message.size += size) > 10000) {
    message = { number: ++lastMessage, size, field, operations: [] };
    outbox.push(message);
    queueMicrotask(transmit);
    setTimeout(() => { if (outbox.includes(message)) showBusy(message, true); }, 120);
  }
  return message;
}

const send = (operation) => unsent(100).operations.push(operation);
const post = (message) => socket.send(JSON.stringify(message));
// Sends messages once in each connection, few before they are confirmed.
function transmit() {
  for (const message of outbox) {
    if (!isJoined || message.line === socket || message.number > confirmed + 32) continue;
    message.line = socket;
    const { field, operations: steps, selected } = message;
    const operations = !field ? [...steps] : [["e", field.number, field.revision, ...selected,
      ...steps.flatMap(({ at, gone, text }) => [at, at + gone, text])]];
    if (acknowledged !== lastFrame) operations.push(acknowledge());
    post([message.number, ...operations]);
  }
}

function acknowledge() {
  ackTimer = clearTimeout(ackTimer);
  return ["a", acknowledged = lastFrame];
}

const tellFrames = () => isJoined && post([0, acknowledge()]);

function showBusy(message, isBusy) {
  for (const { 0: name, 1: number } of message.operations) {
    if (/^[pv]$/.test(name) && nodes.has(number)) nodes.get(number).element.ariaBusy = isBusy || null;
  }
}

function confirm(number) {
  confirmed = number;
  while (outbox[0]?.number <= number) showBusy(outbox.shift(), false);
  queueMicrotask(transmit);
}

// Frames
function receive([count, ...operations]) {
  confirm(confirmed + count);
  for (const operation of operations) operate(...operation);
  for (const { field } of nodes.values()) {
    // A removed element has lost its composition.
    if (field?.composing && field.element !== document.activeElement) endComposition(field);
    if (field && !field.composing) fold(field, confirmed);
  }
  if (!operations.length) return;
  lastFrame++;
  tellPlace();
  if (lastFrame - acknowledged > 1) tellFrames();
  else ackTimer ||= setTimeout(tellFrames, 100);
}

function operate(name, first, second, third, ...rest) {
  const node = nodes.get(first);
  switch (name) {
    case "=": for (const slot of node?.slots ?? []) if (slot.number === second) apply(node, slot, third); break;
    case "+": insert(node, second, build(third)); break;
    case "-": if (node) forget(node); break;
    case "~": if (node) keep(node); break;
    case "^": if (nodes.has(third)) insert(node, second, nodes.get(third)); break;
    case "*": places = isGuarded = 0; isMoved = true; replaceAll(first); break;
    case "t": if (node) receiveSteps(node.field, third, replaceSteps(rest[0], rest[1], rest[4]), second, rest[2], rest[3]); break;
    case "f": if (node) focus(node, second === 1); break;
    case "w": if (node) part("top", [node.element, second]); break;
    case "l": if (node) part("scroll", [node.element, second]); break;
    case "s": part("look", [first, second]); break;
    case "n": document.title = first; break;
    case "c": navigator.clipboard?.writeText(first).catch(() => 0); break;
    case "k": keys = new Set([first, second, third, ...rest]); break;
    case "u": travel(first ? 0 : null, 0, { i: second }, third); break;
    case "b": travel(first, third, { i: second }, ...rest); break;
    case "g": isGuarded = first; break;
    case "j": welcome(first, second, third); break;
    case "!": end(); break;
  }
}

// Makes a step after others.
function travel(distance, from, state, address) {
  places++;
  if (isMoved) return;
  const make = () => {
    if (distance === null) history.pushState(state, "", address);
    else if (!distance || history.state?.i !== from) history.replaceState(state, "", address);
    else { expected = [state, "", address]; history.go(distance); }
  };
  if (expected) later.push(make); else make();
}

// Browsers forget how far removed elements were scrolled.
function keep(node) {
  const { element } = node;
  node.tops = [element, ...element.querySelectorAll("*")].filter((e) => e.scrollTop).map((e) => [e, e.scrollTop]);
  element.remove();
}

function insert(node, index, { element, tops = [] }) {
  element.remove();
  node?.box.insertBefore(element, node.box.children[index]);
  for (const [inner, top] of tops.splice(0)) inner.scrollTop = top;
}

// Known elements stay as they are.
function replaceAll(tree) {
  const { element } = build(tree);
  if (element.parentNode !== form) form.append(element);
  for (const node of nodes.values()) if (!element.contains(node.element)) forget(node);
}

function focus(node, isAutomatic) {
  serverFocus = node.number;
  const { element } = node;
  if (element.contains(document.activeElement)) return;
  const target = element.matches(FOCUSABLE) ? element
    : element.querySelector(":checked,[aria-selected=true]") ?? element.querySelector(FOCUSABLE);
  // Nobody asked for a keyboard.
  if (isAutomatic && target?.matches(TYPED) && matchMedia("(pointer:coarse)").matches) return;
  target?.focus({ preventScroll: isAutomatic });
}

// The connection
const KEY = "sk" + boot.base;
const store = () => { sessionStorage[KEY] = JSON.stringify({ ticket, epoch }); };

function connect() {
  if (isEnded || socket) return;
  // Another page has a newer ticket.
  const other = JSON.parse(sessionStorage[KEY] ?? null);
  if (other && other.ticket !== ticket) [ticket, epoch, lastFrame] = [other.ticket, other.epoch, -1];
  const line = socket = new WebSocket(new URL(boot.socket, location.href.replace(/^http/, "ws")));
  line.onopen = () => post(["j", ticket, epoch, lastFrame]);
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message[0] === "j") { ticket = message[1]; store(); } else receive(message);
  };
  line.onclose = ({ code }) => { if (socket === line) lost(code); };
}

function lost(code) {
  socket = null;
  isJoined = false;
  if (isEnded) return;
  // The earlier ticket is void.
  if (code === 4404 && ticket !== boot.ticket) {
    [ticket, epoch, lastFrame, tries] = [boot.ticket, boot.epoch, lastFrame < 0 ? boot.frame : -1, 0];
    delete sessionStorage[KEY];
    return connect();
  }
  if ([1009, 4001, 4002, 4404].includes(code)) return end();
  setTimeout(connect, Math.min(15000, 250 * 2 ** tries++) * (0.75 + Math.random() / 2));
  setTimeout(() => { if (!isJoined && !isEnded) tell(boot.words.reconnecting); }, 2000);
}

function welcome(newEpoch, frame, message) {
  isJoined = true;
  confirm(message);
  tries = 0;
  bar.hidden = true;
  if (newEpoch !== epoch || lastFrame < 0) {
    const drafts = [...nodes.values()];
    for (const { field } of drafts) if (field) endComposition(field);
    // Numbers changed.
    [epoch, lastMessage, outbox, size] = [newEpoch, confirmed, []];
    if (drafts.some(({ field }) => field?.isTyped)) part("restore", [document.title, drafts]);
    nodes.forEach(forget);
  }
  store();
  acknowledged = lastFrame = frame;
  tellSize();
  if (document.hidden) send(["H", 1]);
}

function tell(text) {
  bar.textContent = text + " ";
  bar.hidden = false;
}

function end() {
  isEnded = form.inert = true;
  delete sessionStorage[KEY];
  tell(boot.words.ended);
  const button = create("button");
  button.textContent = boot.words.again;
  button.onclick = () => location.assign(boot.base);
  bar.append(button);
}

// The user
function taker({ target }) {
  const element = target.closest?.("[data-on]");
  if (!element) return {};
  const number = numberOf(element.closest("[data-k]"));
  return { element, on: element.dataset.on, number, field: nodes.get(number)?.field };
}

addEventListener("click", (event) => {
  const { element, on, number } = taker(event);
  const item = event.target.closest?.("[data-i]");
  if (!on || event.target.closest("a[href]")) return;
  if (event.target.closest("button")) event.preventDefault();
  if (item && on === "l") return send([on, number, +item.dataset.i]);
  if (item && on === "o") return send([on, number, +item.dataset.i, +(event.shiftKey || event.ctrlKey)]);
  if (on === "t" || on === "p" && element.tagName === "BUTTON" || on === "d" && event.target === element) send([on, number]);
  if (on === "r") {
    // Safari's clicks have no pointer.
    const opens = pressed.pointerType !== "mouse" || !event.detail || element.matches(".hi,.opens *");
    send([opens ? "p" : "h", number]);
  }
});

addEventListener("contextmenu", (event) => {
  // A key means the highlighted row.
  const isKey = event.button < 0;
  const at = isKey && event.target.querySelector(".r.hi") || event.target;
  const element = at.closest?.("[data-on=r],.cm,.menu");
  if (element) { event.preventDefault(); part("menu", isKey ? at : event); send(["m", numberOf(element)]); }
});

// Sends the state of a control that the browser has changed.
function sendState({ element, on, number }) {
  if (on === "p") send([on, number]);
  if (on === "v") send([on, number, element.type === "checkbox" ? element.checked : +element.value]);
}

addEventListener("change", (event) => {
  const control = taker(event);
  if (control.element?.type !== "range") sendState(control);
});

addEventListener("input", (event) => {
  const control = taker(event);
  if (control.element?.type === "range") sendState(control);
  if (control.field) edited(control.field);
});

addEventListener("compositionstart", (event) => { const { field } = taker(event); if (field) field.composing = true; });
addEventListener("compositionend", (event) => { const { field } = taker(event); if (field) endComposition(field); });

let pressed = {};
addEventListener("pointerdown", (event) => { pressed = event; });

addEventListener("focusin", (event) => {
  const owner = event.target.closest?.("[data-k]");
  if (!owner || owner.closest("[inert]")) return;
  if (nodes.get(serverFocus)?.element.contains(event.target)) return;
  serverFocus = numberOf(owner);
  if (event.timeStamp - pressed.timeStamp < 500 && /^[pvrl]$/.test(event.target.dataset.on)) return;
  send(["f", serverFocus]);
});

form.addEventListener("submit", (event) => event.preventDefault());
const NAMES = { Escape: "Esc", PageUp: "PgUp", PageDown: "PgDn", " ": "Space" };
const MOVES = /^(Up|Down|Left|Right|Home|End|PgUp|PgDn|Enter|Space)$/;

function keyName(event) {
  const plain = NAMES[event.key] ?? event.key.replace("Arrow", "");
  const held = [event.ctrlKey && "Ctrl", event.altKey && "Alt", event.metaKey && "Super"].filter(Boolean);
  if (!held.length && [...plain].length === 1) return plain;
  if (event.shiftKey) held.push("Shift");
  return [...held, plain.length === 1 ? plain.toUpperCase() : plain].join("-");
}

function wants({ key, target }, name) {
  if (/^(Shift|Control|Alt|Meta|Tab)$/.test(key)) return false;
  const mode = target.closest?.("[data-keys]")?.dataset.keys;
  if (target.matches?.(TYPED)) {
    return mode === "field" && /^(Up|Down)$/.test(name)
      || keys.has(name) && /^(Ctrl-|Alt-|Super-|Esc$|F\d+$)/.test(name);
  }
  if (mode === "tab") {
    if (/^(Left|Right|Home|End)$/.test(name)) return true;
  } else if (mode && target.dataset?.keys) {
    return keys.has(name) || MOVES.test(name) || /^(Backspace|Delete|Shift-Space|.)$/u.test(name);
  }
  return keys.has(name) && !(MOVES.test(name) && target.matches?.("button,select,input,a"));
}

addEventListener("keydown", (event) => {
  // Safari ends a composition by a key 229.
  if (event.isComposing || event.keyCode === 229) return;
  const name = keyName(event);
  const { element, on, number } = taker(event);
  if (on === "e" && element.tagName === "INPUT" && name === "Enter") {
    event.preventDefault();
    return send(["s", number]);
  }
  if (!wants(event, name)) return;
  event.preventDefault();
  send(["k", name]);
});

// Sizes
function unit() {
  const probe = create("div");
  probe.className = "probe";
  document.body.append(probe);
  const { width, height } = probe.getBoundingClientRect();
  probe.remove();
  return { width: width / 10, height: height / 10 };
}

let size;
function tellSize() {
  const { width, height } = unit();
  const told = [innerWidth / width, innerHeight / height].map(Math.floor);
  if (size !== String(told)) send(["z", ...told]);
  size = String(told);
}

let sizeTimer = 0;
addEventListener("resize", () => { clearTimeout(sizeTimer); sizeTimer = setTimeout(tellSize, 100); });

// The page
function tellPlace() {
  if (!isMoved || !isJoined || !places) return;
  isMoved = false;
  send(["u", location.pathname + location.search, history.state?.i ?? -1, places]);
}

addEventListener("popstate", () => {
  isMoved = !expected;
  if (isMoved) return tellPlace();
  history.replaceState(...expected);
  expected = null;
  while (later.length && !expected) later.shift()();
});
addEventListener("visibilitychange", () => send(["H", +document.hidden]));
addEventListener("beforeunload", (event) => { if (isGuarded && !isEnded) event.preventDefault(); });
addEventListener("pagehide", () => { socket?.close(); socket = null; isJoined = false; });
addEventListener("pageshow", connect);

// For browsers without script.
for (const element of form.querySelectorAll("noscript")) element.remove();
for (const element of form.querySelectorAll("[data-t]")) element.tabIndex = -1;
for (const element of form.querySelectorAll("[data-k]")) adopt(numberOf(element), +element.dataset.k, element);
// Sizes move from the style sheet.
const sheet = document.querySelector("style");
for (const { selectorText, style } of sheet.sheet.cssRules) {
  document.querySelector(selectorText).style.cssText = style.cssText;
}
sheet.remove();
// What was typed or chosen before is sent.
for (const { field } of nodes.values()) if (field) edited(field);
for (const target of form.querySelectorAll("[data-on=v],[data-on=p]:checked")) {
  const first = target.querySelector("[selected]")?.value ?? target.defaultValue;
  if (target.checked !== target.defaultChecked || first && target.value - first) sendState(taker({ target }));
}
connect();
