import { longText } from '../../fixtures/samples.ts';
import { Prose } from '../../../src/ui/primitives/Prose.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <Prose>
        <h2>Condizioni</h2>
        <p>{longText}</p>
        <ul>
          <li>Uno</li>
          <li>Due</li>
        </ul>
        <p>
          Scrivi a <a href="/contact">noi</a>.
        </p>
      </Prose>
    ),
    table: (
      <Prose>
        <table>
          <thead>
            <tr>
              <th>Zona</th>
              <th>Giorni</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Roma</td>
              <td>Ogni giorno</td>
            </tr>
          </tbody>
        </table>
      </Prose>
    ),
  }),
});
