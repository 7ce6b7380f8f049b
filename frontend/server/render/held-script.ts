/** The element that names the script of a page whose reader saves data. */
export const heldScriptName = 'held-script'

/**
 * Runs in the page of a reader who saves data. At the first scroll, press, key or focus it gives the pictures their addresses back and loads the
 * script of the page. On a reload or return it does so at once: the browser has all of it, and the script finds the reader's position again. The
 * content security policy has the hash of this string, so it must be served unchanged.
 */
export const heldScriptBoot =
  "{const s=['scroll','pointerdown','keydown','click','focusin'],g=()=>{for(const y of[...s,'DOMContentLoaded'])removeEventListener(y,g,true);" +
  "for(const e of document.querySelectorAll('[data-src],[data-srcset]'))for(const a of['srcset','src'])" +
  'if(e.dataset[a]!==undefined){e.setAttribute(a,e.dataset[a]);delete e.dataset[a]}' +
  `const t=document.createElement('script');t.type='module';t.src=document.querySelector('meta[name=${heldScriptName}]').content;` +
  'document.head.append(t)};for(const y of s)addEventListener(y,g,{capture:true,passive:true});' +
  "if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')addEventListener('DOMContentLoaded',g,true)}"
