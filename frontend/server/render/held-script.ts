/** The element that names the scripts of a page: the first one, then those that it imports. */
export const heldScriptName = 'held-script'

/** When the scripts are loaded: after the first paint, or at the first touch for a reader who saves data. A touch before that loads them at once. */
export type HeldUntil = 'paint' | 'touch'

/**
 * Runs in each page and loads its scripts later, so that fonts and the first picture have the line for themselves: when the first view is painted with
 * its pictures, or at the first scroll, press, key or focus. At a touch the pictures of a reader who saves data get their addresses back. On a
 * reload or return all that happens at once: the browser has all of it, and the script finds the reader's position again. The content security
 * policy has the hash of this string, so it must be served unchanged.
 */
export const heldScriptBoot =
  `{const m=document.querySelector('meta[name=${heldScriptName}]'),s=['scroll','pointerdown','keydown','click','focusin'];let d=false;` +
  'const g=()=>{if(d)return;d=true;for(const y of s)removeEventListener(y,g,true);' +
  "for(const e of document.querySelectorAll('[data-src],[data-srcset]'))for(const a of['srcset','src'])" +
  'if(e.dataset[a]!==undefined){e.setAttribute(a,e.dataset[a]);delete e.dataset[a]}' +
  "const[f,...i]=m.content.split(' '),n=(t,o)=>document.head.append(Object.assign(document.createElement(t),o));" +
  "for(const h of i)n('link',{rel:'modulepreload',href:h});n('script',{type:'module',src:f})};" +
  'for(const y of s){addEventListener(y,g,{capture:true,passive:true});' +
  "addEventListener(y,()=>{document.documentElement.dataset.touched=''},{capture:true,passive:true,once:true})}" +
  "if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')addEventListener('DOMContentLoaded',g);" +
  "else if(m.dataset.until==='paint')addEventListener('load',()=>" +
  "document.hidden?g():Promise.allSettled([...document.images].filter(e=>e.loading!=='lazy').map(e=>e.decode()))" +
  '.then(()=>requestAnimationFrame(()=>setTimeout(g))))}'
