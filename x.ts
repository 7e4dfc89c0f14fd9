import { chromium } from "playwright";
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:['--no-sandbox','--disable-background-networking']});
for (const width of [1280,390]) for (const css of ["", "ul{scroll-snap-type:none!important}","li{overflow:visible!important}","ul *{scroll-snap-align:none!important}","li a::after{display:none!important}","ul{position:relative!important}"]) {
const p = await (await b.newContext({baseURL:"http://localhost:8860",reducedMotion:"reduce",viewport:{width,height:800}})).newPage();
await p.goto("/dtransfer/redmore"); await p.mouse.move(3,3); await p.waitForTimeout(1000);
await p.evaluate(css=>{const s=new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets.push(s)},css);
const r = await p.evaluate(()=>{const as=[...document.querySelectorAll("main li a")].filter(a=>a.textContent!.includes("Read the article")) as HTMLElement[]; const ul=as[0].closest("ul")!; return as.map(a=>{a.focus(); const r=a.getBoundingClientRect(); return [r.left|0,r.right|0, ul.scrollLeft|0, ul.scrollWidth, ul.clientWidth, ul.getBoundingClientRect().left|0]})});
console.log(width,css,JSON.stringify(r));
await p.close();
}
await b.close();
