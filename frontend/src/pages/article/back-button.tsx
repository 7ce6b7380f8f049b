import { useLocation, useNavigate } from 'react-router-dom'
import { ButtonLink } from '../../ui/button.tsx'
import { BackIcon } from '../../ui/icons.tsx'

/** Back to where the reader came from on this site; without such a place, and without script, to the front page. */
export function BackButton() {
  const navigate = useNavigate()
  const isFirstPage = useLocation().key === 'default'
  return (
    <ButtonLink
      to="/"
      look="bare"
      onClick={(event) => {
        if (isFirstPage) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <BackIcon size={18} /> Back
    </ButtonLink>
  )
}
