import { cut } from "./checks";
import type { PageFacts } from "./read-page";

/**
 * The page as search results and messengers show it. Search results cut titles at about 600 pixels and descriptions at
 * about 160 characters; X crops the picture to 2 : 1 and lays the title over it, Slack shows all
 * of it, WhatsApp crops to 1.91 : 1, and to a square where a chat quotes the link. Facebook and
 * LinkedIn crop to 1.91 : 1; LinkedIn shows no description.
 */
export function Cards({ facts }: { facts: PageFacts }) {
  const { title, description, canonical, siteName, image } = facts;
  const { host = "", pathname = "" } = canonical ? new URL(canonical) : {};
  const steps = pathname.split("/").filter(Boolean);
  // biome-ignore lint/performance/noImgElement: the sharing image as it is, in next dev alone
  const picture = image ? <img src={image} alt="" loading="lazy" /> : <p>No sharing image.</p>;
  return (
    <>
      <section className="cards">
        <h2>Search result</h2>
        <div className="result">
          <p className="site">
            {siteName || host}
            <br />
            <small>{[`https://${host}`, ...steps].join(" › ")}</small>
          </p>
          <p className="headline">{cut(title, 60)}</p>
          <p>{cut(description, 160)}</p>
        </div>
        <h2>Slack</h2>
        <div className="slack">
          <b>{siteName}</b>
          <p className="headline">{title}</p>
          <p>{description}</p>
          {picture}
        </div>
        <h2>Facebook</h2>
        <div className="facebook">
          {picture}
          <small>{host.toUpperCase()}</small>
          <p className="headline">{cut(title, 88)}</p>
          <p>{cut(description, 110)}</p>
        </div>
      </section>
      <section className="cards">
        <h2>X</h2>
        <div className="x">
          {picture}
          <span>{cut(title, 70)}</span>
        </div>
        <small>From {host.replace(/^www\./, "")}</small>
        <h2>WhatsApp</h2>
        <div className="whatsapp">
          {picture}
          <b>{cut(title, 65)}</b>
          <p>{cut(description, 80)}</p>
          <small>{host}</small>
        </div>
        <div className="whatsapp quoted">
          {picture}
          <b>{cut(title, 40)}</b>
        </div>
        <h2>LinkedIn</h2>
        <div className="facebook">
          {picture}
          <p className="headline">{cut(title, 120)}</p>
          <small>{host}</small>
        </div>
      </section>
    </>
  );
}
