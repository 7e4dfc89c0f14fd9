import type { Content } from "@/site/content";

export type MakerField = {
  label: string;
  /** Stands in the field and the picture until something is typed. */
  example: string;
  /** The most characters that can be typed. */
  limit: number;
  /** What is done with its text: a price gets its "$", a discount its "%", a code its capitals. */
  kind: "words" | "price" | "discount" | "code";
};

/** What a visitor makes. */
export type Maker = {
  /** Above the picture once something is typed. */
  yours: string;
  /** What the picture shows, before the words that it shows. */
  alt: string;
  /** The shop's name first; the picture has numbered places for the last three. */
  fields: MakerField[];
  /** The push notification, with the numbers of its fields. */
  message: string;
};

const field = (label: string, example: string, limit: number, kind: MakerField["kind"]) => ({
  label,
  example,
  limit,
  kind,
});

/** The form of each kind, with the examples of maker.yaml. */
export function makerOf(kind: "flyer" | "coupon", { flyer, coupon }: Content["maker"]): Maker {
  if (kind === "flyer")
    return {
      yours: "Your flyer",
      alt: "A phone with a flyer, a push notification and a coupon.",
      fields: [
        field("Your shop's name", flyer.examples.shop, 40, "words"),
        field("What you sell", flyer.examples.item, 40, "words"),
        field("Its price", flyer.examples.price, 12, "price"),
      ],
      message: "{1}: {2}, {3}",
    };
  return {
    yours: "Your coupon",
    alt: "A phone with a coupon and a push notification.",
    fields: [
      field("Your shop's name", coupon.examples.shop, 40, "words"),
      field("Your discount", coupon.examples.discount, 20, "discount"),
      field("On what", coupon.examples.item, 40, "words"),
      field("Its code", coupon.examples.code, 12, "code"),
    ],
    message: "{1}: {2}. Code {3}",
  };
}
