import { BulletList, Feather, Image } from '@strapi/icons'
import type { ComponentType } from 'react'

// The cast is needed because the panel has no types for a field's props.
const asInput = (field: unknown) => ({ default: field as ComponentType })

/** The views of the custom fields that the server registers. Their titles and texts are for a builder of types, which no one uses here. */
export const customFields = [
  {
    name: 'rich-text',
    pluginId: 'newsroom',
    type: 'text',
    icon: Feather,
    intlLabel: { id: 'newsroom.rich-text', defaultMessage: 'Text of an article' },
    intlDescription: { id: 'newsroom.rich-text.description', defaultMessage: 'HTML, in the editor of the dashboard' },
    components: { Input: () => import('./text-editor').then(({ TextEditor }) => asInput(TextEditor)) },
  },
  {
    name: 'picture',
    pluginId: 'newsroom',
    type: 'string',
    icon: Image,
    intlLabel: { id: 'newsroom.picture', defaultMessage: 'Picture' },
    intlDescription: { id: 'newsroom.picture.description', defaultMessage: 'The address of a file of the Media Library' },
    components: { Input: () => import('./picture-field').then(({ PictureField }) => asInput(PictureField)) },
  },
  {
    name: 'word-list',
    pluginId: 'newsroom',
    type: 'json',
    icon: BulletList,
    intlLabel: { id: 'newsroom.word-list', defaultMessage: 'Words' },
    intlDescription: { id: 'newsroom.word-list.description', defaultMessage: 'A list of words, separated by commas' },
    components: { Input: () => import('./word-list-field').then(({ WordListField }) => asInput(WordListField)) },
  },
] as const
