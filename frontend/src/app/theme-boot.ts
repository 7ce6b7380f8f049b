/** The paper of tokens.css in each theme, for what browsers draw around the page; known before the styles are. */
export const paperColours = { light: '#fbfaf6', dark: '#0e1217' } as const

/**
 * Runs in the head before anything is drawn, so that a dark page never flashes light. The page comes with the class
 * "light" and the colour of that paper. Its hash stands in the content policy: the string is served as it is here.
 */
export const themeBootScript =
  "try{if(JSON.parse(localStorage.getItem('root')).isDarkMode===true){document.documentElement.className='dark';" +
  `document.querySelector('meta[name=theme-color]').content='${paperColours.dark}'}}catch{}`
