import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sectionBuilder } from '../../mocks/data/article-builder.ts'
import { ArticleBody, firstParagraph } from './article-body.tsx'

it('plays a section’s video when it is asked to, and shows a section’s picture', () => {
  const video = sectionBuilder({ imageUrl: '/uploads/clip_1.mp4', imageAlt: 'How a cheque is cleared', image: null })
  const picture = sectionBuilder({ imageAlt: 'Coins' })
  render(<ArticleBody sections={[video, picture]} />)
  const player = screen.getByLabelText('How a cheque is cleared')
  expect(player.tagName).toBe('VIDEO')
  expect(player).toHaveAttribute('src', '/uploads/clip_1.mp4')
  expect(player).toHaveAttribute('preload', 'metadata')
  expect(player).toHaveAttribute('controls')
  expect(player).not.toHaveAttribute('autoplay')
  expect(screen.getByRole('img', { name: 'Coins' })).toHaveAttribute('src', picture.imageUrl)
})

it.each([
  ['<p>One <a href="/x">two</a></p><p>Three</p>', '<p>One <a href="/x">two</a></p>', '<p>Three</p>'],
  ['\n<p>Alone</p>', '\n<p>Alone</p>', ''],
  ['<h3>A point</h3><p>Text</p>', '', '<h3>A point</h3><p>Text</p>'],
  ['<p><a title="</p><b>">x</a></p>y', '<p><a title="&lt;/p&gt;&lt;b&gt;">x</a></p>', 'y'],
  ['', '', ''],
])('%j', (html, first, rest) => {
  expect(firstParagraph(html)).toEqual([first, rest])
})
