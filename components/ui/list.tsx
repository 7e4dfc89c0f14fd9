import type { ComponentProps } from "react";

// Lists have no markers here (globals.css), and Safari takes that for a layout: VoiceOver would
// neither call them a list nor say how long they are. The role says it; texts' lists (Markdown)
// have markers.

/** A list without markers. */
export function List(props: ComponentProps<"ul">) {
  // biome-ignore lint/a11y/noRedundantRoles: Safari needs it, see above
  return <ul role="list" {...props} />;
}

/** A list without markers whose order matters. */
export function OrderedList(props: ComponentProps<"ol">) {
  // biome-ignore lint/a11y/noRedundantRoles: Safari needs it, see above
  return <ol role="list" {...props} />;
}
