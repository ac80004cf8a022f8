import { many } from '../../fixtures/more.ts';
import { WithLogo } from '../../WithLogo.tsx';
import { longName, longText } from '../../fixtures/samples.ts';
import { Footer } from '../../../src/ui/layout/Footer.tsx';
import { Logo } from '../../../src/ui/navigation/Logo.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <WithLogo>
        {(logo) => (
          <Footer
            logo={<Logo ground="page" of={logo} label="Alla pagina iniziale" href="/" />}
            about="La spesa a casa tua."
            columns={[
              {
                title: 'Servizi',
                links: [
                  { href: '/zones', label: 'Zone e fasce orarie' },
                  { href: '/pickup', label: 'Ritiro' },
                ],
              },
            ]}
            languages="Lingua: italiano"
            settings="Aspetto"
            legal="P. IVA 00000000000"
          />
        )}
      </WithLogo>
    ),
    'long text': (
      <WithLogo>
        {(logo) => (
          <Footer
            logo={<Logo ground="page" of={logo} label="Alla pagina iniziale" href="/" />}
            about={longText}
            columns={[{ title: longName, links: [{ href: '/a', label: longName, onClick: spy('onClick') }] }]}
            languages="Lingua: italiano"
            settings={longText}
            legal={longText}
          />
        )}
      </WithLogo>
    ),
    'none and more than fits': (
      <WithLogo>
        {(logo) => (
          <>
            <Footer
              logo={<Logo ground="page" of={logo} label="Alla pagina iniziale" href="/" />}
              columns={[]}
              languages="Lingua: italiano"
              settings="Aspetto"
              legal="P. IVA 00000000000"
            />
            <Footer
              logo={<Logo ground="page" of={logo} label="Alla pagina iniziale" href="/" />}
              about="La spesa a casa tua."
              columns={many(6, (column) => ({
                title: `Colonna ${column}`,
                links: many(column === 1 ? 12 : 1, (at) => ({
                  href: `/${column}/${at}`,
                  label: `Pagina ${column}.${at}`,
                })),
              }))}
              languages="Lingua: italiano"
              settings="Aspetto"
              legal="P. IVA 00000000000"
            />
          </>
        )}
      </WithLogo>
    ),
  }),
});
