import { content } from "../content";
import { Book, Cup, Flower, Hammer, Loaf, Shelf, Wrench } from "../parts/goods";
import { Pole, Storefront } from "../parts/storefront";
import { Scissors } from "../parts/ticket";
import type { Drawing } from "./drawing";

const { signs } = content.drawings;

const place = "translate(192 174) scale(1.1)";
const shade = <path d="M315 284V76l22 18v166l58 24z" />;

export const storefront: Drawing = {
  shade,
  art: (
    <Storefront
      transform={place}
      sign={signs.shop}
      roof="stepped"
      awning={["fill-denim", "fill-white"]}
      door="fill-coral"
      window={
        <>
          <Loaf transform="translate(-28 13)" />
          <Cup transform="translate(26 12)" />
        </>
      }
    />
  ),
};

export const bakery: Drawing = {
  shade,
  art: (
    <Storefront
      transform={place}
      sign={signs.bakery}
      roof="round"
      awning={["fill-tangerine", "fill-white"]}
      door="fill-coral"
      window={
        <>
          <Loaf transform="translate(-30 13)" />
          <Loaf transform="translate(26 13)" />
        </>
      }
    >
      <Loaf transform="translate(0 -112) scale(1.1)" />
    </Storefront>
  ),
};

export const barber: Drawing = {
  shade,
  art: (
    <Storefront
      transform={place}
      sign={signs.barber}
      ink="fill-white"
      awning={["fill-denim", "fill-white"]}
      door="fill-canola"
      window={<Scissors transform="translate(18 0) scale(.8)" />}
    >
      <Pole transform="translate(-117 49)" />
    </Storefront>
  ),
};

export const flowers: Drawing = {
  shade,
  art: (
    <Storefront
      transform={place}
      sign={signs.flowers}
      roof="gable"
      ink="fill-rose"
      awning={["fill-tangerine", "fill-white"]}
      door="fill-denim"
      window={
        <>
          <Flower transform="translate(-22 9)" ink="fill-coral" />
          <Flower transform="translate(28 9)" ink="fill-tangerine" />
        </>
      }
    >
      <Flower transform="translate(-139 56)" ink="fill-coral" />
      <Flower transform="translate(-105 56)" ink="fill-tangerine" />
      <Flower transform="translate(-122 46)" />
      <path d="M-152 72h60l-7 28h-46z" className="fill-denim" />
    </Storefront>
  ),
};

export const hardware: Drawing = {
  shade,
  art: (
    <Storefront
      transform={place}
      sign={signs.hardware}
      roof="stepped"
      ink="fill-tangerine"
      awning={["fill-press", "fill-canola"]}
      door="fill-white"
      window={
        <>
          <Hammer transform="translate(-28 2) rotate(-14)" />
          <Wrench transform="translate(26 2) rotate(14)" />
        </>
      }
    />
  ),
};

export const books: Drawing = {
  shade,
  art: (
    <Storefront
      transform={place}
      sign={signs.books}
      ink="fill-denim"
      awning={["fill-canola", "fill-white"]}
      door="fill-tangerine"
      window={<Shelf />}
    >
      <Book transform="translate(0 -112)" />
    </Storefront>
  ),
};

export const coffee: Drawing = {
  shade,
  art: (
    <Storefront
      transform={place}
      sign={signs.coffee}
      ink="fill-coral"
      awning={["fill-press", "fill-white"]}
      door="fill-canola"
      window={
        <>
          <Cup transform="translate(-8 12)" />
          <Cup transform="translate(38 12)" />
        </>
      }
    >
      <Cup transform="translate(0 -118) scale(1.2)" />
      <path d="M-142 70h80v9h-80zM-134 79h9v21h-9zM-79 79h9v21h-9z" className="fill-tangerine" />
    </Storefront>
  ),
};
