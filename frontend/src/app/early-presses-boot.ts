/**
 * Runs in the head and handles presses made before React has loaded. A click or submit on an element with the class `needs-script` is held back and
 * repeated once when React has hydrated the element (it then has a `__reactProps` key). Presses are repeated in order, so a download uses the tab
 * that was pressed before it. The content security policy has the hash of this string, so it must be served unchanged.
 */
export const earlyPressesBootScript =
  "{const q=[],isAlive=t=>Object.keys(t).some(k=>k.startsWith('__reactProps'));let w,p;" +
  "for(const y of['click','submit'])addEventListener(y,e=>{const t=y==='click'?e.target.closest('button'):e.target;" +
  "if(!t||!t.matches('.needs-script')||t===p||isAlive(t)&&!q.some(h=>isAlive(h.t)))return;" +
  'e.preventDefault();e.stopImmediatePropagation();if(!isAlive(t)&&q.some(h=>h.t===t))return;q.push({t,y,n:0});' +
  'w??=setInterval(()=>{const h=q.find(h=>!h.t.isConnected||isAlive(h.t));if(!h||h.t.isConnected&&h.n++<2)return;' +
  'q.splice(q.indexOf(h),1);if(!q.length){clearInterval(w);w=undefined}' +
  "p=h.t;if(p.isConnected)h.y==='click'?p.click():p.requestSubmit();p=undefined},50)},true)}"
