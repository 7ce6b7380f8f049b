/** What the frame around every page says; its links have their labels in site-links.ts. */
export const motto = 'Money, explained for India'
export const newsletter = 'Newsletter'
export const newsletterInHeader = 'Newsletter in the header'
export const newsletterInMenu = 'Newsletter in the menu'
export const login = 'Login'
export const logout = 'Logout'
export const account = 'Account'
export const accountOf = (name: string | undefined) => (name === undefined ? account : `${account}: ${name}`)
export const menu = 'Menu'
export const sections = 'Sections'
export const site = 'Site'
export const search = 'Search'
export const darkTheme = 'Dark theme'
export const skipToContent = 'Skip to content'

export const frontPageSections = 'Front page sections'
export const aboutThisSite = 'About this site'
export const forEducation = 'For education only, not investment advice.'
export const figuresInRegister = 'Official figures stand in our register, each with its document and the days on which it holds.'
export const notOpenYet = (places: readonly string[]) => `${places.join(', ')}: not open yet.`

export const correction = 'Correction'
export const somethingWentWrong = 'Something went wrong'
export const faultIsOurs = 'This page could not be shown. The fault is ours; nothing that you did caused it.'
export const loadAgain = 'Load this page again'
export const goHome = 'Go Home'

export const noLine = 'No line'
export const notReached = 'Artha cannot be reached'
export const comesWhenConnected = 'This page comes as soon as your device is connected again.'
export const tryAgain = 'Try again'
export const goBack = 'Go back'
