import type { CitiesPage, City } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { DriveMap } from './DriveMap'
import { splitMeasure } from '../../rules/cities'
import styles from './cities.module.css'

/** The distance to the gym in minutes and miles, and the route drawn as a pass to the rim. */
export function Drive({ drive, city, cities }: { drive: CitiesPage['drive']; city: City; cities: City[] }) {
  const gym = { name: drive.gym, latitude: drive.gymLatitude, longitude: drive.gymLongitude }
  return (
    <section className="paper section" aria-labelledby="drive-heading">
      <div className="wrap split">
        <div>
          <SectionHead id="drive-heading" label={drive.label} title={drive.title} text={drive.text} />
          <dl className={styles.driveMeasures}>
            <Measure term={drive.timeLabel} value={city.drivingTime} />
            <Measure term={drive.distanceLabel} value={city.drivingDistance} />
          </dl>
        </div>
        <DriveMap city={city} cities={cities} gym={gym} />
      </div>
    </section>
  )
}

function Measure({ term, value }: { term: string; value: string }) {
  const { figure, unit } = splitMeasure(value)
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <b>{figure}</b> {unit}
      </dd>
    </div>
  )
}
