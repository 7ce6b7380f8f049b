/** The paper colour of tokens.css in each theme, for the browser's own frame; needed before the styles are loaded. */
export const paperColours = { light: '#fbfaf6', dark: '#0e1217' } as const

/** The storage key of the reader's choice, stored as {"isDarkMode":boolean}. */
export const themeStorageKey = 'root'

/** Tells the boot script of a choice on this page, so that it works even if the browser stores nothing. */
export const themeChosenEvent = 'theme'

/**
 * Runs in the head before anything is drawn, so a dark page never flashes light. Uses the reader's choice if one is stored and valid, else the
 * system's theme. Follows changes of the system and choices made in other tabs. The content security policy has the hash of this string, so it must
 * be served unchanged.
 */
export const themeBootScript =
  "{const m=matchMedia('(prefers-color-scheme:dark)'),f=e=>{let d=e?.detail;" +
  `if(d!==!!d)try{d=JSON.parse(localStorage.getItem('${themeStorageKey}')).isDarkMode}catch{}` +
  "if(d!==!!d)d=m.matches;const c=document.documentElement.classList;c.toggle('dark',d);c.toggle('light',!d);" +
  `document.querySelector('meta[name=theme-color]')?.setAttribute('content',d?'${paperColours.dark}':'${paperColours.light}')};` +
  `f();m.addEventListener('change',f);addEventListener('storage',f);addEventListener('${themeChosenEvent}',f)}`
