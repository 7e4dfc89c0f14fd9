import type { Element } from "hast";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { Children, type ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Picture } from "@/components/pictures/picture";
import { noBreak } from "@/components/ui/no-break";
import { scrolls } from "@/components/ui/scrolls";
import { drawingIn, pictureAt, sharedTree } from "@/site/content";
import { hrefOf } from "@/site/links";
import type { Ink } from "@/site/schema/fields";

/** Width of a column of text: a measure (37.8em), or all between a phone's gutters. */
const columnOfText = "(min-width: 700px) 600px, calc(94vw - 18px)";

/** Width of a column of text in the larger letters of an introduction. */
export const columnOfLead = "(min-width: 860px) 792px, calc(94vw - 18px)";

function noBreakIn(children: ReactNode): ReactNode {
  return Children.map(children, (child) => (typeof child === "string" ? noBreak(child) : child));
}

const elementsIn = (parent: Element | undefined): Element[] =>
  parent?.children.filter((child) => child.type === "element") ?? [];

/** The name of a table: the heads of its columns. */
function columnsOf(table: Element | undefined): string {
  const [head] = elementsIn(table);
  const [row] = elementsIn(head);
  return elementsIn(row)
    .map((cell) => textOf(cell))
    .join(", ");
}

/** The name of a piece of code: its first line. */
function firstLineOf(pre: Element | undefined): string {
  return textOf(pre).split("\n")[0] ?? "";
}

const isOfPerson = /^(?:mailto|tel|sms):/;

const components: Components = {
  a: ({ href = "", children }) => (
    // An address or number that a translator changes reaches nobody.
    <a href={hrefOf(href)} {...(isOfPerson.test(hrefOf(href)) && { translate: "no" })}>
      {children}
    </a>
  ),
  code: ({ children }) => <code translate="no">{children}</code>,
  p: ({ children }) => <p>{noBreakIn(children)}</p>,
  // Wide code and tables scroll instead of the page.
  pre: ({ node, children }) => <pre {...scrolls(firstLineOf(node))}>{children}</pre>,
  table: ({ node, children }) => (
    <div className="table-scroll" {...scrolls(columnsOf(node))}>
      <table>{children}</table>
    </div>
  ),
};

type Props = {
  /** Markdown, or a part of a text that is parsed already (`chaptersOf`). */
  text: string | Root;
  /** The text's file, where pictures may lie beside it. */
  file?: string;
  /** Width of the text's pictures (Picture's `sizes`), if not a column of text. */
  sizes?: string;
  /** The ink behind the text's drawings. */
  ink?: Ink;
  /** Ends the ids of its headings. */
  suffix?: string;
};

/** A text of the content, rendered; put it inside an element with the class "prose". */
export function Markdown({ text, file = "", suffix = "", ...look }: Props) {
  const { sizes = columnOfText, ink = "stone" } = look;
  const img: Components["img"] = ({ src, alt = "" }) => (
    <TextPicture target={String(src)} alt={alt} file={file} ink={ink} sizes={sizes} />
  );
  const h2: Components["h2"] = ({ id, children }) => (
    <h2>
      <Anchor id={id && `${id}${suffix}`} />
      {noBreakIn(children)}
    </h2>
  );
  const isText = typeof text === "string";
  return (
    <ReactMarkdown
      remarkPlugins={[isText ? sharedTree : [sharedTree, text]]}
      components={{ ...components, h2, img }}
      urlTransform={(url) => url}
      skipHtml
    >
      {isText ? text : ""}
    </ReactMarkdown>
  );
}

type PictureProps = {
  /** The picture's address in Markdown: "drawing:coupon", or a file beside the text. */
  target: string;
  alt: string;
  /** The text's file. */
  file: string;
  ink: Ink;
  /** The picture's width in the page, as in the attribute `sizes`. */
  sizes: string;
  className?: string;
};

/** Markdown's `![alt](target)`: a drawing on its ink, or a picture in the same card. */
export function TextPicture({ target, alt, file, ink, sizes, className = "" }: PictureProps) {
  const picture = pictureAt(target, file);
  if (picture) {
    const look = `object-contain ${className}`;
    return <Picture picture={picture} alt={alt} sizes={sizes} className={look} />;
  }
  const drawing = drawingIn(target);
  if (drawing === undefined) return null;
  return (
    <DrawingPicture
      // The check of the content has found the drawing.
      name={drawing}
      ink={ink}
      alt={alt}
      className={`w-full rounded-card ${className}`}
    />
  );
}

/**
 * The target of links to a heading, at its start. An id of its words on the heading itself would lose
 * the heading in reader views, which drop what is called "contact", "related" or "promo" there.
 */
export function Anchor({ id }: { id: string | undefined }) {
  return id === undefined ? null : <span id={id} />;
}
