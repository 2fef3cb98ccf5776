/** The text of the desktop app page. Borehole is fictional; the page says so instead of offering a download. */
export const desktopApp = {
  head: {
    title: "Sample desktop app page: Borehole",
    description:
      "A sample page for a desktop app that does not exist. Borehole would read your system’s logs and lay them down in layers: today on top.",
  },
  hero: {
    ground: { depth: "0 m", place: "your desk" },
    title: "Your logs, layer by layer",
    lead: "Borehole reads what your machine wrote down and lays it out like ground: today on top, last winter underneath. The outage is usually a thin red line.",
    download: "Download Borehole",
    shortcuts: "See the shortcuts",
  },
  window: {
    title: "orders.example",
    depth: "41 m deep",
    sources: {
      label: "Bores",
      items: [
        { name: "All", lines: "1.2 M" },
        { name: "web", lines: "1.1 M" },
        { name: "deploy", lines: "412" },
        { name: "disk", lines: "86" },
        { name: "link", lines: "9" },
        { name: "kernel", lines: "4" },
      ],
    },
    caption: "Fig. 1. Five years of a shop’s server. The coloured line is the outage of 18 August.",
    table: "What the server wrote, by layer",
    columns: ["Written", "By", "Line"],
    layers: [
      {
        name: "This minute",
        rate: "31 a second",
        lines: [
          { when: "05:40:12", by: "web", text: "GET /orders, 31 ms" },
          { when: "05:40:11", by: "web", text: "GET /basket, 12 ms" },
        ],
      },
      {
        name: "This week",
        rate: "6 a day",
        lines: [
          { when: "Tue 18:02", by: "deploy", text: "2.3.1 is out in 4 s" },
          { when: "Mon 09:14", by: "deploy", text: "2.3.0 is out in 4 s" },
        ],
      },
      {
        name: "This month",
        rate: "3 a week",
        lines: [
          { when: "14 Nov", by: "disk", text: "sda1 is 91% full" },
          { when: "2 Nov", by: "disk", text: "sda1 is 90% full" },
        ],
      },
      {
        name: "This year",
        rate: "9 in all",
        lines: [
          { when: "18 Aug", by: "link", text: "eth0 is down", marked: true },
          { when: "18 Aug", by: "link", text: "eth0 is up after 41 s" },
        ],
      },
      {
        name: "Before that",
        rate: "4 boots",
        lines: [
          { when: "2022", by: "kernel", text: "Booted from sda1" },
          { when: "2021", by: "kernel", text: "First boot" },
        ],
      },
    ],
  },
  features: {
    ground: { depth: "−24 m", place: "what it does" },
    title: "It reads by depth",
    items: [
      {
        picture: "strata",
        title: "Strata, not scroll",
        text: "A log is read from the wrong end, one line at a time. Borehole sorts it by how often a thing happens: every second on top, once a year at the bottom. What matters tends to lie low and to be thin.",
      },
      {
        picture: "fault",
        title: "Faults show",
        text: "Lay this Tuesday beside the last one. Where a layer has slipped, somebody changed something, and the layer above says who.",
      },
      {
        picture: "fossil",
        title: "Fossils are kept",
        text: "Errors from versions that nobody runs any more. They are rare and quiet, and one of them is still in production.",
      },
    ],
  },
  keys: {
    ground: { depth: "−36 m", place: "the keys" },
    title: "Without a mouse",
    text: "Every command has a key, and you can change any of them.",
    caption: "Keyboard shortcuts",
    columns: ["Command", "macOS", "Windows, Linux"],
    rows: [
      { command: "Down one layer", mac: ["Option", "↓"], other: ["Alt", "↓"] },
      { command: "Up one layer", mac: ["Option", "↑"], other: ["Alt", "↑"] },
      { command: "Back to the surface", mac: ["Cmd", "↑"], other: ["Ctrl", "Home"] },
      { command: "Find in this layer", mac: ["Cmd", "F"], other: ["Ctrl", "F"] },
      { command: "Lay beside last week", mac: ["Cmd", "D"], other: ["Ctrl", "D"] },
      { command: "Take a core to the clipboard", mac: ["Cmd", "Shift", "C"], other: ["Ctrl", "Shift", "C"] },
    ],
  },
  downloads: {
    ground: { depth: "−48 m", place: "three ways in" },
    title: "Download",
    platforms: [
      {
        name: "macOS",
        file: "Borehole-2.3.dmg",
        size: "18 MB",
        note: "Apple silicon and Intel in one file.",
      },
      {
        name: "Windows",
        file: "Borehole-2.3.msi",
        size: "22 MB",
        note: "Installs for you alone, or for all users.",
      },
      {
        name: "Linux",
        file: "borehole_2.3.deb",
        size: "16 MB",
        note: "Or as AppImage, for everything else.",
      },
    ],
    action: "Download for",
    demo: "This is a sample page: Borehole is drawn, and there is nothing to download.",
    requirements: {
      caption: "What it needs",
      rows: [
        { name: "System", values: ["14 or newer", "11", "glibc 2.31"] },
        { name: "Processor", values: ["any", "64 bit", "64 bit"] },
        { name: "Memory", values: ["512 MB", "512 MB", "256 MB"] },
        { name: "Disk", values: ["60 MB", "80 MB", "50 MB"] },
        { name: "Access", values: ["to read logs", "to read events", "group adm"] },
      ],
    },
  },
  changes: {
    ground: { depth: "−60 m", place: "what settled" },
    title: "Versions",
    items: [
      {
        layer: "interface",
        name: "2.3 Sand",
        date: { shown: "3 November 2026", machine: "2026-11-03" },
        text: "The core at the side shows where you are in it. Opening 40 GB no longer takes a coffee.",
      },
      {
        layer: "platform",
        name: "2.2 Limestone",
        date: { shown: "18 August 2026", machine: "2026-08-18" },
        text: "Reads archives without unpacking them, and logs while they are being written.",
      },
      {
        layer: "network",
        name: "2.0 Slate",
        date: { shown: "9 March 2026", machine: "2026-03-09" },
        text: "Rewritten from the ground down. The old settings are read once and then left in peace.",
      },
    ],
  },
  questions: {
    ground: { depth: "−66 m", place: "questions" },
    title: "Common questions",
    items: [
      {
        question: "Do my logs leave the machine?",
        answer: "No. Borehole reads files and opens no connection. Pull the cable and try it.",
      },
      {
        question: "Does it write to them?",
        answer:
          "It opens every file for reading only. What it remembers about a log is kept beside its own settings.",
      },
      {
        question: "How large can a log be?",
        answer:
          "As large as the disk. The index takes about a hundredth of the log, and a thousandth of the time you spent scrolling.",
      },
    ],
  },
  end: {
    ground: { depth: "−72 m", place: "far enough" },
    title: "Start at the top",
    text: "If you would rather have people read your logs, we do that too.",
    download: "Download Borehole",
    contact: "Talk to us",
  },
} as const;
