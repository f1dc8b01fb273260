import type { Content, Equipment, Goal, ListName, Part, Position, Quality, Slot, Style, Unit } from './options'

/** What staff keep for the plans, as the page hands it to the browser: published, in order, nothing about anybody. */
export type Library = {
  exercises: LibraryExercise[]
  meals: LibraryMeal[]
  foods: LibraryFood[]
  videos: LibraryVideo[]
  tips: LibraryTip[]
}

export type LibraryExercise = {
  title: string
  list: ListName
  quality: Quality
  /** For example '3 × 8'. */
  dose: string
  how: string
  minAge: number
  /** None: for every goal. */
  goals: Goal[]
  /** None: for every position. */
  positions: Position[]
  equipment: Equipment
  /** Landings from jumps in one session. */
  landings: number
}

export type LibraryFood = {
  id: string
  name: string
  contains: Content[]
  youthFriendly: boolean
  /** The id of a food that does as well. */
  swap: string | null
}

export type LibraryMeal = {
  id: string
  slot: Slot
  /** None: for every style. */
  styles: Style[]
  minAge: number
  main: string
  /** Not for snacks. */
  side: string
  drink: string
  foods: { food: string; amount: number; unit: Unit; part: Part }[]
}

export type LibraryVideo = { title: string; list: ListName; url: string; minAge: number }

export type LibraryTip = { text: string; styles: Style[]; minAge: number }
