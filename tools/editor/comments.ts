import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";

/**
 * The comments of a YAML text by the field below them: "plans.0.amount", or "" for the comment at
 * the top of the file. The form shows them beside the fields.
 */
export function commentsOf(yaml: string): Map<string, string> {
  const comments = new Map<string, string>();
  const document = parseDocument(yaml);
  const add = (name: string, comment: string | null | undefined) => {
    if (comment) comments.set(name, comment.replace(/\s*\n\s*/g, " ").trim());
  };
  const walk = (node: unknown, name: string) => {
    if (isMap(node))
      for (const [index, { key, value }] of node.items.entries()) {
        if (!isScalar(key)) continue;
        const inner = name === "" ? String(key.value) : `${name}.${key.value}`;
        // The parser gives a comment above a group's first field to the group.
        add(inner, key.commentBefore ?? (index === 0 && name !== "" ? node.commentBefore : null));
        walk(value, inner);
      }
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) walk(item, `${name}.${index}`);
  };
  const root: Node | null = document.contents;
  add("", [document.commentBefore, root?.commentBefore].filter(Boolean).join("\n"));
  walk(root, "");
  return comments;
}
