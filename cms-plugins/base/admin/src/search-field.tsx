import { Box, Searchbar, SearchForm } from '@strapi/design-system'
import { useState } from 'react'

interface Props {
  label: string
  placeholder: string
  value: string
  onSearch: (text: string) => void
}

/** A search field that searches on Enter and has a button to clear it. */
export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value)
  return (
    <Box width="36rem" maxWidth="100%">
      <SearchForm
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <Searchbar
          name="search"
          maxLength={100}
          placeholder={placeholder}
          clearLabel="Clear search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => {
            setText('')
            onSearch('')
          }}
        >
          {label}
        </Searchbar>
      </SearchForm>
    </Box>
  )
}
