/**
 * Runs in the head and keeps what a reader does before React has loaded: presses of buttons that only script makes work, submits of forms with the
 * class `needs-script`, and choices and text in controls outside forms. (Forms are sent without script, and calculators read their own.) All are
 * repeated in order once React has hydrated the element (it then has a `__reactProps` key), so a download uses the tab that was pressed before it.
 * A repeated choice or text is first taken back without an event, because React ignores a value that does not change. The content security policy
 * has the hash of this string, so it must be served unchanged.
 */
export const earlyPressesBootScript =
  "{const q=[],isAlive=t=>Object.keys(t).some(k=>k.startsWith('__reactProps'));let w,p;" +
  "const repeat={click:t=>t.click(),submit:t=>t.requestSubmit(),input(t,{value,checked}){if(t.matches('[type=radio],[type=checkbox]')){" +
  "t.checked=!checked;t.click();return}t.value=t.defaultValue??'';" +
  "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),'value').set.call(t,value);" +
  "for(const n of['input','change'])t.dispatchEvent(new Event(n,{bubbles:true}))}};" +
  "for(const y in repeat)addEventListener(y,e=>{const t=y==='click'?e.target.closest('button'):e.target,now={value:t?.value,checked:t?.checked};" +
  "if(!t||!t.matches(y==='input'?'input,select':'button[type=button],.needs-script')" +
  "||y==='input'&&t.form||t===p||isAlive(t)&&(y==='input'||!q.some(h=>isAlive(h.t))))return;" +
  'if(e.cancelable)e.preventDefault();e.stopImmediatePropagation();' +
  'const again=!isAlive(t)&&q.find(h=>h.t===t);if(again){again.now=now;return}q.push({t,y,now,n:0});' +
  'w??=setInterval(()=>{const h=q.find(h=>!h.t.isConnected||isAlive(h.t));if(!h||h.t.isConnected&&h.n++<2)return;' +
  'q.splice(q.indexOf(h),1);if(!q.length){clearInterval(w);w=undefined}' +
  'p=h.t;if(p.isConnected)repeat[h.y](p,h.now);p=undefined},50)},true)}'
