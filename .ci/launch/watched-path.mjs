/** Strapi's watcher passes over folders of these names, wherever they are in a path. */
const passedOver = /^(documentation|node_modules|build|log|logs|public|exports|dist|\..+|.*tmp.*)$/

/**
 * Why `npm run dev` would not reload the cms in this folder, or nothing.
 * @param {string} folder absolute
 * @returns {string | undefined}
 */
export function watchProblem(folder) {
  const name = folder.split(/[/\\]/).find((part) => passedOver.test(part))
  if (name === undefined) return undefined
  return `Strapi watches nothing below a folder named "${name}": the cms will not reload when a file of it changes. Move the project elsewhere for that.`
}
