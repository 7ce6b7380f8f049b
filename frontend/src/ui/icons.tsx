import type { ReactNode } from 'react'

/** Makes an icon from strokes of 1.75 on a 24 px grid. It is hidden from screen readers: the text beside it or the button's label gives its meaning. */
export const icon = (strokes: ReactNode) =>
  function Icon({ size = 20 }: { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {strokes}
      </svg>
    )
  }

export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
)

export const MoonIcon = icon(<path d="M20 14.2A8.4 8.4 0 0 1 9.8 4a8.4 8.4 0 1 0 10.2 10.2Z" />)

export const BackIcon = icon(<path d="M20 12H4.5M10.5 6l-6 6 6 6" />)

export const ForwardIcon = icon(<path d="M4 12h15.5M13.5 6l6 6-6 6" />)

export const ShareIcon = icon(<path d="M12 15V3.5M7.8 7.2 12 3l4.2 4.2M6.5 11H5v9.5h14V11h-1.5" />)

export const CheckIcon = icon(<path d="m4.5 12.5 5 5 10-11" />)

export const WarningIcon = icon(<path d="M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.4v.1" />)

export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
)

export const EyeOffIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
    <path d="m4 20 16-16" />
  </>,
)

export const MenuIcon = icon(<path d="M3.5 7h17M3.5 12h17M3.5 17h17" />)

export const DownIcon = icon(<path d="m6.5 9.5 5.5 5.5 5.5-5.5" />)

export const PersonIcon = icon(<path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />)

export const SearchIcon = icon(<path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.2 15.2 20.5 20.5" />)

export const HistoryIcon = icon(<path d="M4.2 9A8.3 8.3 0 1 1 4 14M4 4.5V9h4.5M12 7.5V12l3 2" />)

export const CloseIcon = icon(<path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />)

export const PauseIcon = icon(<path d="M8.5 5.5v13M15.5 5.5v13" />)

export const PlayIcon = icon(<path d="M8 5.5v13L18.5 12 8 5.5Z" />)

export const ChatIcon = icon(<path d="M4 5h16v11.5h-8.5L7 20.5v-4H4V5ZM8 9.2h8M8 12.4h5" />)

export const SendIcon = icon(<path d="M4 12 20 4.5 15.5 20l-3.7-6L4 12ZM11.8 14 20 4.5" />)

export const StopIcon = icon(<path d="M6.5 6.5h11v11h-11z" />)

export const ListenIcon = icon(<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />)

export const PrintIcon = icon(<path d="M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z" />)

export const SwapIcon = icon(<path d="M8 19.5V5M4 8.8 8 4.5l4 4.3M16 4.5V19M12 15.2l4 4.3 4-4.3" />)
