const files = import.meta.glob<string>('../../src/ui/drawings/categories/*.svg', { query: '?raw', import: 'default', eager: true })

const drawings = new Map(Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), svg]))

/** Returns the drawing of a category as SVG; the plain one if the category has none. */
export function categoryDrawing(name: string): string {
  const svg = drawings.get(name) ?? drawings.get('plain')
  if (svg === undefined) throw new Error('There is no plain drawing')
  return svg
}
