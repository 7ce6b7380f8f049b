import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardBuilder } from '../../mocks/data/article-builder.ts'
import { CardPicture } from './card-parts.tsx'

it.each([
  ['Tax', '/drawings/tax.svg#d'],
  ['Case Studies', '/drawings/case-studies.svg#d'],
  ['Something new', '/drawings/plain.svg#d'],
])('an article in %s without a picture gets the drawing of its category, which is not read out', (category, drawing) => {
  const { container } = render(<CardPicture article={cardBuilder({ category, imageUrl: '', image: null })} sizes="100px" />)
  expect(container.querySelector('use')?.getAttribute('href')).toBe(drawing)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('img')).toBeNull()
})

it('one with a picture gets that', () => {
  const { container } = render(<CardPicture article={cardBuilder({ imageUrl: '/uploads/a.webp' })} sizes="100px" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/uploads/a.webp')
  expect(container.querySelector('use')).toBeNull()
})
