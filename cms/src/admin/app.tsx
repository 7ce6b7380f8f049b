import mark from './artha-mark.svg'

/** The panel in Artha's name, without its maker's tours and release notices. */
export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    head: { favicon: mark },
    auth: { logo: mark },
    menu: { logo: mark },
    translations: {
      en: {
        'Auth.form.welcome.title': 'Artha Studio',
        'Auth.form.welcome.subtitle': 'Sign in to the newsroom',
        'app.components.LeftMenu.navbrand.title': 'Artha',
        'app.components.LeftMenu.navbrand.workplace': 'Studio',
      },
    },
  },
}
