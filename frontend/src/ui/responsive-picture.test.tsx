import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResponsivePicture } from './responsive-picture.tsx'

const widths = [1200, 800, 480]
const variants = widths.map((width) => ({ url: `/uploads/a-${width}.webp`, width, format: 'webp' }))

it.each([
  ['7rem', [480], 'a thumbnail on a screen of three pixels to one'],
  ['18rem', widths, 'a card that needs 864 pixels'],
  ['(min-width: 40rem) 40vw, 7rem', widths, 'a width of the window'],
  ['100rem', widths, 'a place wider than every file'],
])('of %s it names the files %j: %s', (sizes, named) => {
  const { container } = render(<ResponsivePicture files={{ width: 1200, height: 800, variants }} src="/uploads/a.jpg" alt="" sizes={sizes} />)
  const source = container.querySelector('source')
  expect(source?.srcset.split(', ').map((file) => Number.parseInt(file.split(' ')[1] ?? '', 10))).toEqual(named)
})

it.each([
  [undefined, [null, null]],
  [{ x: 0, y: 100 }, ['0', '10']],
  [{ x: 24, y: 76 }, ['2', '8']],
])('keeps the focal point %j in view', (focus, tenths) => {
  const files = { width: 1200, height: 800, variants: [], ...(focus && { focus }) }
  const { container } = render(<ResponsivePicture files={files} src="/uploads/a.jpg" alt="" sizes="7rem" />)
  const image = container.querySelector('img')
  expect([image?.getAttribute('data-x'), image?.getAttribute('data-y')]).toEqual(tenths)
  expect(image).not.toHaveAttribute('style')
})
