import type { Story } from '@artha/contract/story'
import { mockId } from './article-builder.ts'
import { pictureBuilder, pictureUrl } from './picture-builder.ts'

export const slideBuilder = (slide: Partial<Story['slides'][number]> = {}): Story['slides'][number] => ({
  text: 'Write down one expense a day for a week.',
  imageUrl: pictureUrl('slide'),
  imageAlt: '',
  image: pictureBuilder('slide'),
  ctaLink: '',
  ...slide,
})

export const storyBuilder = (story: Partial<Story> = {}): Story => ({
  _id: mockId(901),
  title: 'A budget in four steps',
  authorName: 'Artha newsroom',
  category: 'Budget',
  storyType: 'text',
  slides: [slideBuilder(), slideBuilder({ text: 'Add the week up, and multiply by four.' })],
  tags: ['budget'],
  expiryTime: 'forever',
  createdAt: '2026-11-19T05:00:00.000Z',
  version: 1,
  ...story,
})
