/** The panel is used as it is, without its maker's tours and release notices. */
export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
  },
}
