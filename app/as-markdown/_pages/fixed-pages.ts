import { content } from "@/content/content";
import { formatDay } from "@/content/site/dates";
import { articleCard } from "./articles";
import { contactBand, items, link, list, type Parts, prose, services } from "./parts";

export function home(): Parts {
  const { hero, services: band, why, app, contact } = content.home;
  return [
    `# ${hero.title}`,
    hero.lead,
    `## ${app.heading}`,
    app.text,
    list([link(app.ios, "@ios"), link(app.android, "@android")]),
    `## ${band.heading}`,
    band.lead,
    services(content.services),
    `## ${why.heading}`,
    why.lead,
    ...items(why.points),
    ...contactBand(contact),
  ];
}

export function about(): Parts {
  const { hero, body, tabs } = content.about;
  const { story, why, culture } = tabs;
  const points = ({ label, heading, points }: typeof why | typeof culture): Parts => [
    `### ${label}: ${heading}`,
    ...points.flatMap(({ title, text }) => [`#### ${title}`, prose(text)]),
  ];
  return [
    `# ${hero.title}`,
    hero.eyebrow,
    hero.lead,
    prose(body),
    `## ${tabs.heading}`,
    `### ${story.label}: ${story.heading}`,
    prose(story.body),
    list(story.slides.map(({ caption }) => caption)),
    ...points(why),
    ...points(culture),
  ];
}

export function why(): Parts {
  const { hero, body, faq, contact } = content.why;
  return [
    `# ${hero.title}`,
    hero.eyebrow,
    hero.lead,
    prose(body),
    `## ${faq.heading}`,
    faq.lead,
    ...content.faq.items.flatMap(({ question, answer }) => [`### ${question}`, prose(answer)]),
    ...contactBand(contact),
  ];
}

export function contact(): Parts {
  const { hero, links, form } = content.contact;
  const { email, social, hours, place } = content.site;
  return [
    `# ${hero.title}`,
    hero.eyebrow,
    hero.lead,
    `## ${links.heading}`,
    links.text,
    list([
      link(email, "@email"),
      link("Twitter", social.x),
      link("Instagram", social.instagram),
      link("Facebook", social.facebook),
      link("TikTok", social.tiktok),
    ]),
    `${hours}, ${place}`,
    `## ${form.heading}`,
    prose(form.withoutScript),
  ];
}

export function dtransfer(): Parts {
  const { hero, articles, section } = content.dtransfer;
  return [
    `# ${hero.title}`,
    hero.eyebrow,
    hero.lead,
    `## ${articles.heading}`,
    articles.lead,
    articleCard(),
    `## ${section.heading}`,
    section.lead,
    ...items(section.steps),
    list(section.links.map(({ label, to }) => link(label, to))),
  ];
}

export function documents(): Parts {
  const { heading, lead, step, next, languages } = content.documents;
  return [
    `# ${heading}`,
    lead,
    `## ${step.heading}`,
    prose(step.body),
    ...languages.flatMap(({ id, label, file }) => [
      `### ${label}: ${file}`,
      `\`\`\`${id}\n${content.samples[file]}\n\`\`\``,
    ]),
    `## ${next.heading}`,
    prose(next.body),
  ];
}

export function legal({
  title,
  lead,
  effective,
  updated,
  prose: body,
}: typeof content.privacy): Parts {
  const words = content.legal;
  return [
    `# ${title}`,
    lead,
    `${words.effective} ${formatDay(effective)} · ${words.updated} ${formatDay(updated)}`,
    prose(body.text, body.file),
  ];
}

export function plainPage({
  title,
  lead,
  prose: body,
}: (typeof content.plainPages)[number]): Parts {
  return [`# ${title}`, lead, prose(body.text, body.file)];
}
