import { useEffect } from 'react'
import toast, { useToaster, type Toast } from 'react-hot-toast/headless'
import { CheckIcon, WarningIcon } from '../ui/icons.tsx'
import styles from './toasts.module.css'

/** Duration of each kind in ms. The library keeps at most 20 toasts; a loading toast stays until it is replaced. */
const toastSettings = {
  removeDelay: 1000,
  blank: { duration: 4000 },
  error: { duration: 4000 },
  custom: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Infinity },
}

/**
 * Shows the toasts of react-hot-toast. The library's own component writes inline styles, which the content security policy forbids. Only the newest
 * is visible, since several would cover the page. Screen readers announce each.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster(toastSettings)
  const [newest, ...others] = toasts

  useEffect(() => {
    for (const { id, visible } of others) if (visible) toast.dismiss(id)
  })

  return (
    <div className={styles.toasts} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts.map((each) => (
        <div key={each.id} className={styles.toast} data-visible={each === newest && each.visible} {...each.ariaProps}>
          <ToastIcon type={each.type} />
          <div>{typeof each.message === 'function' ? each.message(each) : each.message}</div>
        </div>
      ))}
    </div>
  )
}

function ToastIcon({ type }: { type: Toast['type'] }) {
  if (type === 'success')
    return (
      <span className={styles.success}>
        <CheckIcon size={18} />
      </span>
    )
  if (type === 'error')
    return (
      <span className={styles.error}>
        <WarningIcon size={18} />
      </span>
    )
  return null
}
