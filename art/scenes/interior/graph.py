"""graph.py - shader node graphs in few words. Every method returns an output socket that others take as
input.
"""
import bpy


class Graph:
    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind, inputs=None, **properties):
        """A node of `kind`, as 'ShaderNode' leaves it out; inputs by name or number."""
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in properties.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.set(node.inputs[name], value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
            return
        if isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == 'RGBA':
            value = (*value, 1)
        socket.default_value = value

    def math(self, operation, a, b=0.0):
        return self.node('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def add(self, a, b):
        return self.math('ADD', a, b)

    def multiply(self, a, b):
        return self.math('MULTIPLY', a, b)

    def mix(self, factor, a, b, mode='MIX'):
        return self.node('MixRGB', {0: factor, 1: a, 2: b}, blend_type=mode).outputs[0]

    def ramp(self, factor, stops):
        node = self.node('ValToRGB', {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        return node.outputs[0]

    def remap(self, value, low, high, to_low=0.0, to_high=1.0):
        inputs = {0: value, 1: low, 2: high, 3: to_low, 4: to_high}
        return self.node('MapRange', inputs, interpolation_type='SMOOTHSTEP').outputs[0]

    def noise(self, vector, scale, detail=4.0, roughness=0.5, distortion=0.0):
        inputs = {
            'Vector': vector,
            'Scale': scale,
            'Detail': detail,
            'Roughness': roughness,
            'Distortion': distortion,
        }
        return self.node('TexNoise', inputs).outputs[0]

    def scaled(self, vector, scale):
        return self.node('Mapping', {'Vector': vector, 'Scale': scale}).outputs[0]

    def sum(self, a, b):
        return self.node('VectorMath', {0: a, 1: b}, operation='ADD').outputs[0]

    def combine(self, x=0.0, y=0.0, z=0.0):
        return self.node('CombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def separate(self, vector):
        return self.node('SeparateXYZ', {0: vector}).outputs

    def own_position(self):
        return self.node('TexCoord').outputs['Object']

    def world_position(self):
        return self.node('NewGeometry').outputs['Position']

    def random_of_object(self):
        return self.node('ObjectInfo').outputs['Random']

    def bump(self, height, strength, distance, normal=None):
        inputs = {'Strength': strength, 'Distance': distance, 'Height': height}
        if normal is not None:
            inputs['Normal'] = normal
        return self.node('Bump', inputs).outputs[0]

    def principled(self, colour, roughness=0.5, inputs=None, plain=None):
        """plain: the mean colour. Light on its way between surfaces takes it instead of grain and weave, in
        half the time.
        """
        full = self.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': roughness, **(inputs or {})})
        if plain is None:
            self.surface(full.outputs[0])
            return
        between = self.node('LightPath').outputs['Is Diffuse Ray']
        mixed = self.node('MixShader', {0: between})
        self.tree.links.new(full.outputs[0], mixed.inputs[1])
        self.tree.links.new(self.node('BsdfDiffuse', {'Color': plain}).outputs[0], mixed.inputs[2])
        self.surface(mixed.outputs[0])

    def surface(self, shader):
        self.tree.links.new(shader, self.node('OutputMaterial').inputs[0])


def new_material(name):
    """A material and its empty graph."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Graph(material.node_tree)
