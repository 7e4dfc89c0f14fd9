import type { Part } from "./part";

/** The dog of the site, asleep, 160 wide; it lies on y = 0. It has one colour everywhere. */
export function Dog(props: Part) {
  return (
    <g {...props}>
      <path d="M58-8q26 2 24-24" strokeWidth={7} className="printed" />
      <Body />
      <Head>
        <path d="M-66-14q5 5 10 0" />
      </Head>
      <path d="M14 0q-2-16 14-18M-8 0h30" />
    </g>
  );
}

/** The same dog, just awake: its head is up. */
export function DogAwake(props: Part) {
  return (
    <g {...props}>
      <path d="M66-16q22-6 16-34" strokeWidth={7} className="printed" />
      <Body />
      <path d="M-58 0q-6-40 10-64h30q28 24 20 64z" className="fill-white" />
      <path d="M-34 0h-40q-10 0-10-7t10-7h28" className="fill-white" />
      <Head transform="translate(10 -46) rotate(16)">
        <circle cx={-60} cy={-16} r={3} className="fill-press" />
      </Head>
      <path d="M14 0q-2-16 14-18M-8 0h30" />
    </g>
  );
}

function Body() {
  return <path d="M-58 0c-4-34 16-46 48-46h34c26 0 40 18 40 46z" className="fill-white" />;
}

/** The dog's head, whose children are the eye. */
function Head({ children, ...props }: Part) {
  return (
    <g {...props}>
      <path d="M-84 0c-6-16 2-24 16-26 6-14 34-14 40 4 3 10 0 22-8 22z" className="fill-white" />
      <path d="M-46-32c14-4 22 6 20 26-12 0-20-10-20-26z" className="fill-press" />
      {children}
      <circle cx={-83} cy={-6} r={4} className="fill-press" />
    </g>
  );
}
