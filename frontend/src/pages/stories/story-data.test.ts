import { expect, it } from 'vitest'
import type { Story } from '@artha/contract/story'
import { structuredDataFindings } from '../../../checks/structured-data-rules.ts'
import { slideBuilder, storyBuilder } from '../../mocks/data/story-builder.ts'
import { storyData } from './story-data.ts'

const site = { siteUrl: 'https://artha.example', siteName: 'Artha' }

it.each<[string, Partial<Story>]>([
  ['any story', {}],
  ['one without pictures', { slides: [slideBuilder({ imageUrl: '', image: null })] }],
  ['one of a film', { slides: [slideBuilder({ imageUrl: '/uploads/film.mp4', image: null })] }],
  ['one without slides and category', { slides: [], category: '' }],
  ['one in Hindi, by a person', { title: 'चार क़दम में बजट', authorName: 'Asha Rao' }],
  ['one with markup in its title', { title: '</script><b>&"' }],
])('the structured data is as search engines ask for it: %s', (_, story) => {
  expect(storyData(storyBuilder(story), site).flatMap(structuredDataFindings)).toEqual([])
})

it('tells of each picture once, its own share picture last, and of no film', () => {
  const slides = [
    slideBuilder({ imageUrl: '/uploads/a.webp' }),
    slideBuilder({ imageUrl: '/uploads/a.webp' }),
    slideBuilder({ imageUrl: '/uploads/b.mp4' }),
  ]
  const story = storyBuilder({ slides, version: 3 })
  expect(storyData(story, site)[0]).toMatchObject({
    image: ['https://artha.example/uploads/a.webp', `https://artha.example/share/stories/${story._id}.png?v=3`],
  })
})
