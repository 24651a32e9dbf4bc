"""Prints the results of ptybench.py as rows of ratios, each app to the lower bound of its round."""
import json
import statistics
import sys


def runs(results, peer, work):
    return [run for run in results.get(peer, {}).get(work, {}).get("runs", []) if run["rc"] == 0]


def ratios(results, peer, work, key, floor):
    """Returns the ratios of single runs, since both ran at about the same time on a shared machine."""
    pairs = zip(runs(results, peer, work), runs(results, floor, work))
    return [(one[key] / one["n"]) / (other[key] / other["n"]) for one, other in pairs
            if other.get(key) and one.get(key)]


def paired(results, peer, work):
    return [run["loop_cpu_ns"] / run["floor"]["loop_cpu_ns"] for run in runs(results, peer, work)
            if "loop_cpu_ns" in run and "floor" in run]


def bytes_of(results, peer, work):
    base = results[peer].get(work, {}).get("base")
    return [(run["bytes"] - base["bytes"]) / (run["n"] - base["n"])
            for run in runs(results, peer, work) if base]


def each(results, peer, work, key, unit):
    return [run[key] / unit for run in runs(results, peer, work) if run.get(key, -1) >= 0]


def figures(results, peer):
    for work, name, limit, most in (("heartbeat", "W1 heartbeat", 4, 240),
                                    ("full", "W2 all of 12,000 cells change", 3, 20113),
                                    ("sparse", "W3 20 of 12,000 cells change", 3, 190)):
        yield name, "× floor, CPU", paired(results, peer, work), limit
        yield name, "bytes a frame", bytes_of(results, peer, work), most
    name = "W4 list of 1,000,000 rows"
    yield name + ", first row", "× Swift floor", ratios(
        results, peer, "list", "label_ns", "floor-swift"), 1.1
    yield name + ", a step", "× floor, CPU", ratios(
        results, peer, "list", "scroll_cpu_ns", "floor-c"), 3
    yield name + ", a page", "× floor, CPU", ratios(
        results, peer, "list", "page_cpu_ns", "floor-c"), 3.3
    yield name + ", to the end", "ms", each(results, peer, "list", "end_wall_ns", 1e6), 0.1
    yield "W5 start to first label", "× Swift floor", ratios(
        results, peer, "hello", "label_ns", "floor-swift"), 1.6
    yield "W5 resident memory", "MiB", each(results, peer, "hello", "maxrss_kb", 1024), 12
    yield "W5 idle for 5 s, a change a second", "CPU ms", each(
        results, peer, "idle", "idle_cpu_ns", 1e6), 0.7
    yield "W5 idle for 5 s, a change a second", "× floor, CPU", ratios(
        results, peer, "idle", "idle_cpu_ns", "floor-c"), None


def text(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


results = json.load(open(sys.argv[1]))
for peer in results:
    if peer.startswith("floor-"):
        continue
    for work, unit, values, limit in figures(results, peer):
        if not values:
            continue
        what = work if peer == "ScreenKit" else f"{work} ({peer})"
        wanted = f"≤ {limit:,}" if peer == "ScreenKit" and limit else ""
        small, middle, large = min(values), statistics.median(values), max(values)
        print(f"| {what} | {unit} | {text(small)} | {text(middle)} | {text(large)} | {wanted} |")
