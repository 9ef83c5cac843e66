"""Short notation for shader graphs."""
import bpy


class M:
    """One Principled material: `M(name, colour, roughness).mat` is plain; nodes are added by the methods."""

    def __init__(self, name, color=(.8, .8, .8), rough=.5, metal=0, spec=.5, **kw):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.nt = self.mat.node_tree
        self.p = self.nt.nodes['Principled BSDF']
        self.set('Base Color', (*color, 1)).set('Roughness', rough).set('Metallic', metal).set('Specular', spec)
        for k, v in kw.items():
            self.set(k.replace('_', ' ').title(), v)

    def set(self, k, v):
        self.p.inputs[k].default_value = v
        return self

    def n(self, kind, **kw):
        """A node; `i_Name` sets an input, other names a property."""
        node = self.nt.nodes.new('ShaderNode' + kind)
        for k, v in kw.items():
            if k.startswith('i_'):
                node.inputs[k[2:].replace('_', ' ')].default_value = v
            else:
                setattr(node, k, v)
        return node

    def l(self, a, b):
        self.nt.links.new(a, b)

    def _feed(self, node, *values):
        for socket, x in zip(node.inputs, values):
            if isinstance(x, (int, float)):
                socket.default_value = x
            elif isinstance(x, tuple):
                socket.default_value = (*x, 1) if len(socket.default_value) == 4 else x
            else:
                self.l(x, socket)
        return node

    def coords(self, scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0), kind='Object'):
        tc, mp = self.n('TexCoord'), self.n('Mapping', i_Scale=scale, i_Rotation=rot, i_Location=loc)
        self.l(tc.outputs[kind], mp.inputs['Vector'])
        return mp.outputs[0]

    def noise(self, vec, scale, detail=6, rough=.55, dist=0.0):
        t = self.n('TexNoise', i_Scale=scale, i_Detail=detail, i_Roughness=rough, i_Distortion=dist)
        self.l(vec, t.inputs['Vector'])
        return t

    def cells(self, vec, scale, randomness=1.0, feature='F1'):
        t = self.n('TexVoronoi', feature=feature, i_Scale=scale, i_Randomness=randomness)
        self.l(vec, t.inputs['Vector'])
        return t

    def vector(self, op, a, b, c=(0, 0, 0)):
        return self._feed(self.n('VectorMath', operation=op), a, b, c).outputs[0]

    def math(self, op, a, b=0.0, clamp=False):
        return self._feed(self.n('Math', operation=op, use_clamp=clamp), a, b).outputs[0]

    def ramp(self, fac, stops, interp='LINEAR'):
        """Maps 0–1 through [(position, colour or grey)…]."""
        r = self.n('ValToRGB')
        cr = r.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = (c, c, c, 1) if isinstance(c, (int, float)) else (*c, 1)
        self.l(fac, r.inputs[0])
        return r.outputs[0]

    def mix(self, fac, a, b, mode='MIX'):
        return self._feed(self.n('MixRGB', blend_type=mode), fac, a, b).outputs[0]

    def bump(self, height, strength=.2, dist=.001):
        b = self.n('Bump', i_Strength=strength, i_Distance=dist)
        self.l(height, b.inputs['Height'])
        self.l(b.outputs[0], self.p.inputs['Normal'])
        return self

    def color(self, c):
        self.l(c, self.p.inputs['Base Color'])
        return self

    def rough(self, c):
        self.l(c, self.p.inputs['Roughness'])
        return self

    def camera_only(self, mean):
        """The whole graph for camera rays only, one flat colour for bounces: Cycles skips the branch it does not need."""
        out = self.nt.nodes['Material Output']
        path, mx, flat = self.n('LightPath'), self.n('MixShader'), self.n('BsdfDiffuse', i_Color=(*mean, 1))
        self.l(path.outputs['Is Camera Ray'], mx.inputs[0])
        self.l(flat.outputs[0], mx.inputs[1])
        self.l(self.p.outputs[0], mx.inputs[2])
        self.l(mx.outputs[0], out.inputs['Surface'])
        return self
