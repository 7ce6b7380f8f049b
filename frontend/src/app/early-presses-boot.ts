/**
 * Runs in the head. What only the script answers may be pressed or sent before its script is here: a button or form with the class
 * `needs-script` is held back, and pressed or sent again, once, as soon as React has taken it over, which then carries its properties.
 * What is pressed while another waits its turn waits behind it: the file that is asked for is that of the tab pressed before.
 * Its hash stands in the content policy: the string is served as it is here.
 */
export const earlyPressesBootScript =
  "{const q=[],isAlive=t=>Object.keys(t).some(k=>k.startsWith('__reactProps'));let w,p;" +
  "for(const y of['click','submit'])addEventListener(y,e=>{const t=y==='click'?e.target.closest('button'):e.target;" +
  "if(!t||!t.matches('.needs-script')||t===p||isAlive(t)&&!q.some(h=>isAlive(h.t)))return;" +
  'e.preventDefault();e.stopImmediatePropagation();if(!isAlive(t)&&q.some(h=>h.t===t))return;q.push({t,y,n:0});' +
  'w??=setInterval(()=>{const h=q.find(h=>!h.t.isConnected||isAlive(h.t));if(!h||h.t.isConnected&&h.n++<2)return;' +
  'q.splice(q.indexOf(h),1);if(!q.length){clearInterval(w);w=undefined}' +
  "p=h.t;if(p.isConnected)h.y==='click'?p.click():p.requestSubmit();p=undefined},50)},true)}"
