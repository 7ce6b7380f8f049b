/** Strapi reads this by name and knows no types of it. */
const plugin: Record<string, unknown> = {}

export default plugin
