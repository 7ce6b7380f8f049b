import { Box } from '@strapi/design-system'
import { styled } from 'styled-components'

/** The editor's frame: toolbar, text and link row, in the Studio's colours. The Studio's rem is 10 px. */
export const EditorFrame = styled(Box)`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};

  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 2px ${({ theme }) => theme.colors.primary600};
  }

  &[data-invalid] {
    border-color: ${({ theme }) => theme.colors.danger600};
  }
`

export const ToolRow = styled(Box)`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 4px;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
`

export const ToolButton = styled.button`
  display: grid;
  min-inline-size: 3.2rem;
  block-size: 3.2rem;
  padding-inline: 6px;
  place-items: center;
  border: 0;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: none;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  cursor: pointer;

  svg {
    fill: currentColor;
  }

  &:hover,
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  &[aria-disabled] {
    background: none;
    opacity: 0.45;
    cursor: default;
  }

  &[data-tool='undo'] svg {
    scale: -1 1;
  }

  @media (pointer: coarse) {
    min-inline-size: 4.4rem;
    block-size: 4.4rem;
  }
`

/** The editor's text. White space is kept as typed, because otherwise the cursor would not move after a space. */
export const EditedText = styled(Box)`
  .ProseMirror {
    position: relative;
    min-block-size: 16rem;
    max-inline-size: 46rem;
    padding: 1.6rem;
    font-size: 1.6rem;
    line-height: 1.6;
    overflow-wrap: break-word;
    white-space: pre-wrap;
    white-space: break-spaces;
    outline: none;
  }

  .ProseMirror > * + *,
  :is(aside, li, [data-question]) > * + * {
    margin-block-start: 0.8em;
  }

  h3 {
    font-size: 1.8rem;
    font-weight: 600;
  }

  h4,
  strong,
  th,
  [data-question-text] {
    font-weight: 600;
  }

  em {
    font-style: italic;
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }

  blockquote {
    padding-inline-start: 1.6rem;
    border-inline-start: 3px solid ${({ theme }) => theme.colors.primary600};
  }

  aside {
    padding: 1.2rem 1.6rem;
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral100};
  }

  [data-question] {
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
  }

  [data-question] > * {
    margin: 0;
    padding: 0.8rem 1.6rem;
  }

  [data-question-text] {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  [data-question-text]:has(> br:only-child)::before {
    float: inline-start;
    block-size: 0;
    color: ${({ theme }) => theme.colors.neutral600};
    content: 'Question';
    pointer-events: none;
  }

  [data-block] {
    display: grid;
    gap: 4px;
    padding: 1.2rem 1.6rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral100};
    font-size: 1.4rem;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  [data-block] > span {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
  }

  hr {
    border: 0;
    border-block-start: 1px solid ${({ theme }) => theme.colors.neutral300};
  }

  .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  [data-table-frame] {
    overflow-x: auto;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 1.4rem;
  }

  th,
  td {
    position: relative;
    min-inline-size: 9.6rem;
    padding: 6px 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    text-align: start;
    vertical-align: top;
  }

  .selectedCell {
    background: ${({ theme }) => theme.colors.primary100};
  }

  code {
    padding-inline: 0.25em;
    background: ${({ theme }) => theme.colors.neutral150};
    font-family: monospace;
  }

  sub {
    vertical-align: sub;
    font-size: 0.75em;
  }

  sup {
    vertical-align: super;
    font-size: 0.75em;
  }
`
