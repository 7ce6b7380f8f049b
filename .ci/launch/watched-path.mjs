/** Strapi's watcher ignores folders of these names anywhere in a path. */
const passedOver = /^(documentation|node_modules|build|log|logs|public|exports|dist|\..+|.*tmp.*)$/

/**
 * Returns the reason why `npm run dev` would not reload the cms in this folder, or undefined.
 * @param {string} folder absolute
 * @returns {string | undefined}
 */
export function watchProblem(folder) {
  const name = folder.split(/[/\\]/).find((part) => passedOver.test(part))
  if (name === undefined) return undefined
  return `Strapi watches nothing below a folder named "${name}": the cms will not reload when a file of it changes. Move the project elsewhere for that.`
}
