/**
 * Runs in the head before anything is drawn, so that a dark page never flashes light. The page comes with the class
 * "light". Its hash stands in the content policy: the string is served as it is here.
 */
export const themeBootScript =
  "try{if(JSON.parse(localStorage.getItem('root')).isDarkMode===true)document.documentElement.className='dark'}catch{}"
