import mark from './artha-mark.svg'

/** Storage keys that mark the Media Library announcement as closed; "false" stands for the old library's flag and the project's id. */
const announcementClosed = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false'

/** Brands the admin panel as Artha and turns off Strapi's tours, release notices and announcements. */
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

  bootstrap() {
    localStorage.setItem(announcementClosed, 'true')
  },
}
