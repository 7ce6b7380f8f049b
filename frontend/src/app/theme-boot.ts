/** The paper of tokens.css in each theme, for what browsers draw around the page; known before the styles are. */
export const paperColours = { light: '#fbfaf6', dark: '#0e1217' } as const

/** Where the reader's choice is kept, as {"isDarkMode":boolean}. */
export const themeStorageKey = 'root'

/** Tells the script of a choice on this page, which holds here even where the browser stores nothing. */
export const themeChosenEvent = 'theme'

/**
 * Runs in the head before anything is drawn, so that a dark page never flashes light. The theme is the reader's choice; until
 * there is one (whatever else is stored counts as none) it is the system's, which is followed while the page is open, as a choice
 * made in another tab is. Its hash stands in the content policy: the string is served as it is here.
 */
export const themeBootScript =
  "{const m=matchMedia('(prefers-color-scheme:dark)'),f=e=>{let d=e?.detail;" +
  `if(d!==!!d)try{d=JSON.parse(localStorage.getItem('${themeStorageKey}')).isDarkMode}catch{}` +
  "if(d!==!!d)d=m.matches;const c=document.documentElement.classList;c.toggle('dark',d);c.toggle('light',!d);" +
  `document.querySelector('meta[name=theme-color]')?.setAttribute('content',d?'${paperColours.dark}':'${paperColours.light}')};` +
  `f();m.addEventListener('change',f);addEventListener('storage',f);addEventListener('${themeChosenEvent}',f)}`
